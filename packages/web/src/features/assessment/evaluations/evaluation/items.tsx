import { Button, Checkbox } from '@mantine/core'
import { evaluationLimits } from '@oktant/contract/kit/constants.ts'
import { questionCount } from '@oktant/contract/assessment/evaluation-rules.ts'
import type { EvaluationItem } from '@oktant/contract/assessment/evaluations.ts'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { deferred } from '../../../../lib/deferred.tsx'
import { paths } from '../../../../lib/paths.ts'
import { dotted } from '../../../../lib/words/shown/dotted.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { RecordSection } from '../../../../ui/admin/record/record-screen.tsx'
import { OrderedList } from '../../../../ui/order/ordered-list.tsx'
import { EmptyState } from '../../../../ui/page/states.tsx'
import { FieldFault } from '../../../../ui/form/field-fault.tsx'
import { useAuthorWords } from '../author-words.ts'
import styles from '../author.module.css'
import { noWhole, WholeField } from '../whole-field.tsx'
import type { Added } from './adding.ts'
import { type About, keyOf } from './evaluation-form.ts'

const AddQuestions = deferred(() => import('./add-questions.tsx').then((file) => file.AddQuestions))
const AddDraw = deferred(() => import('./add-draw.tsx').then((file) => file.AddDraw))

type ItemsProps = {
  items: EvaluationItem[]
  /** What the server told of the items that it knows. */
  known: ReadonlyMap<string, About>
  errorAt: (field: string) => string | undefined
  onChange: (items: EvaluationItem[]) => void
}

/** What an evaluation asks, in order. */
export function Items({ items, known, errorAt, onChange }: ItemsProps) {
  const { t } = useTranslation('author')
  const text = useLocalText()
  const [adding, setAdding] = useState<'question' | 'draw' | null>(null)
  const [added, setAdded] = useState<ReadonlyMap<string, About>>(new Map())
  const add = (more: readonly Added[]) => {
    setAdded(new Map([...added, ...more.map(([item, about]) => [keyOf(item), about] as const)]))
    onChange([...items, ...more.map(([item]) => item)])
    setAdding(null)
  }
  const open = (what: 'question' | 'draw') =>
    void (what === 'question' ? AddQuestions : AddDraw).prepare().then(() => setAdding(what))
  const rows = items.map((item, place) => {
    const about = added.get(keyOf(item)) ?? known.get(keyOf(item))
    const name = (about && text(about.title)) || t('item.gone')
    const same = items.slice(0, place).filter((one) => keyOf(one) === keyOf(item)).length
    return {
      id: `${keyOf(item)}-${same}`,
      name,
      title: <Link to={pathOf(item)}>{name}</Link>,
      about: <Kind item={item} about={about} />,
      below: (
        <HowAsked
          item={item}
          isBounded={!about || about.available > evaluationLimits.drawn}
          errorAt={(field) => errorAt(`items.${place}${field}`)}
          onChange={(change) =>
            onChange(items.map((one, at) => (at === place ? { ...one, ...change } : one)))
          }
        />
      ),
      actions: [
        {
          label: t('item.takeOut'),
          onSelect: () => onChange(items.filter((_, at) => at !== place)),
        },
      ],
    }
  })
  return (
    <RecordSection title={t('item.title', { count: questionCount(items) })} hint={t('item.hint')}>
      {items.length === 0 && <EmptyState title={t('item.none')} />}
      {items.length > 0 && (
        <OrderedList
          label={t('item.list')}
          items={rows}
          onOrder={(ids) => onChange(ids.flatMap((id) => items.filter((_, place) => rows[place]?.id === id)))}
        />
      )}
      <FieldFault>{errorAt('items')}</FieldFault>
      <div className={styles['links']}>
        {(['question', 'draw'] as const).map((what) => (
          <Button
            key={what}
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => open(what)}
          >
            {t(`item.${what}`)}
          </Button>
        ))}
      </div>
      {adding === 'question' && <AddQuestions taken={items} onAdd={add} onClose={() => setAdding(null)} />}
      {adding === 'draw' && <AddDraw onAdd={add} onClose={() => setAdding(null)} />}
    </RecordSection>
  )
}

const pathOf = ({ questionId, bankId }: EvaluationItem) =>
  questionId === null
    ? generatePath(paths.questionBank, { id: String(bankId) })
    : generatePath(paths.question, { id: String(questionId) })

type HowProps = {
  item: EvaluationItem
  /** Whether the most that can be drawn says more than how many there are. */
  isBounded: boolean
  errorAt: (field: string) => string | undefined
  onChange: (change: Partial<EvaluationItem>) => void
}

/** Whether it must be answered, how many are drawn, and what is wrong with that. */
function HowAsked({ item: { questionId, mandatory, count }, isBounded, errorAt, onChange }: HowProps) {
  const { t } = useTranslation('author')
  return (
    <>
      <div className={styles['tools']}>
        <Checkbox
          label={t('item.mandatory')}
          checked={mandatory}
          onChange={({ target }) => onChange({ mandatory: target.checked })}
        />
        {questionId === null && (
          <WholeField
            label={t('item.count')}
            w={180}
            from={1}
            most={evaluationLimits.drawn}
            isBounded={isBounded}
            value={count}
            error={errorAt('.count')}
            onChange={(changed) => onChange({ count: changed ?? noWhole })}
          />
        )}
      </div>
      <FieldFault>{errorAt('')}</FieldFault>
    </>
  )
}

function Kind({ item, about }: { item: EvaluationItem; about: About | undefined }) {
  const { t } = useTranslation('author')
  const words = useAuthorWords()
  const { questionId, tag, difficulty, count } = item
  if (questionId !== null)
    return (
      <span>
        {about?.type && words.type(about.type)}
        {about?.available === 0 && ` · ${t('item.inactive')}`}
      </span>
    )
  const only = dotted([tag && `#${tag}`, difficulty && words.difficulty(difficulty)])
  return (
    <span>
      {t('item.drawn', { count: Math.max(count, 0), available: about?.available ?? 0 })}
      {only && ` · ${only}`}
    </span>
  )
}
