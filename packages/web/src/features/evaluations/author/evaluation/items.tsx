import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { questionCount } from '@oktant/contract/evaluation-rules.ts'
import type { EvaluationItem } from '@oktant/contract/evaluations.ts'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { deferred } from '../../../../lib/deferred.tsx'
import { paths } from '../../../../lib/paths.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { RecordSection } from '../../../../ui/admin/record-screen.tsx'
import { ToolButton } from '../../../../ui/menu/tool-button.tsx'
import { EmptyState } from '../../../../ui/states.tsx'
import { FieldFault } from '../../../../ui/form/field-fault.tsx'
import { useAuthorWords } from '../author-words.ts'
import { numberFrom } from '../local-fields.tsx'
import styles from '../author.module.css'
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
  const [adding, setAdding] = useState<'question' | 'draw' | null>(null)
  const [added, setAdded] = useState<ReadonlyMap<string, About>>(new Map())
  const add = (more: readonly Added[]) => {
    setAdded(new Map([...added, ...more.map(([item, about]) => [keyOf(item), about] as const)]))
    onChange([...items, ...more.map(([item]) => item)])
    setAdding(null)
  }
  const move = (from: number, to: number) => {
    const list = [...items]
    list.splice(to, 0, ...list.splice(from, 1))
    onChange(list)
  }
  const open = (what: 'question' | 'draw') =>
    void (what === 'question' ? AddQuestions : AddDraw).prepare().then(() => setAdding(what))
  return (
    <RecordSection title={t('item.title', { count: questionCount(items) })} hint={t('item.hint')}>
      {items.length === 0 && <EmptyState title={t('item.none')} />}
      <ol className={styles['rows']}>
        {items.map((item, index) => (
          <ItemRow
            key={`${keyOf(item)}-${index}`}
            item={item}
            about={added.get(keyOf(item)) ?? known.get(keyOf(item))}
            place={index}
            isLast={index === items.length - 1}
            errorAt={(field) => errorAt(`items.${index}${field}`)}
            onMove={(to) => move(index, to)}
            onChange={(change) =>
              onChange(items.map((one, place) => (place === index ? { ...one, ...change } : one)))
            }
            onRemove={() => onChange(items.filter((_, place) => place !== index))}
          />
        ))}
      </ol>
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

type RowProps = {
  item: EvaluationItem
  about: About | undefined
  place: number
  isLast: boolean
  errorAt: (field: string) => string | undefined
  onMove: (to: number) => void
  onChange: (change: Partial<EvaluationItem>) => void
  onRemove: () => void
}

function ItemRow({ item, about, place, isLast, errorAt, onMove, onChange, onRemove }: RowProps) {
  const { t } = useTranslation('author')
  const text = useLocalText()
  const title = about ? text(about.title) : ''
  const name = title || t('item.gone')
  const { questionId, bankId } = item
  const to =
    questionId === null
      ? generatePath(paths.questionBank, { id: String(bankId) })
      : generatePath(paths.question, { id: String(questionId) })
  return (
    <li className={styles['row']}>
      <div className={styles['tools']}>
        <div className={styles['named']}>
          <Link to={to}>{name}</Link>
          <Kind item={item} about={about} />
        </div>
        <div className={styles['moves']}>
          <ToolButton
            aria-label={t('tool.up', { name })}
            disabled={place === 0}
            onClick={() => onMove(place - 1)}
          >
            <IconArrowUp size={20} stroke={1.7} aria-hidden />
          </ToolButton>
          <ToolButton
            aria-label={t('tool.down', { name })}
            disabled={isLast}
            onClick={() => onMove(place + 1)}
          >
            <IconArrowDown size={20} stroke={1.7} aria-hidden />
          </ToolButton>
          <ToolButton aria-label={t('answer.remove', { name })} onClick={onRemove}>
            <IconTrash size={20} stroke={1.7} aria-hidden />
          </ToolButton>
        </div>
      </div>
      <div className={styles['tools']}>
        <Checkbox
          label={t('item.mandatory')}
          checked={item.mandatory}
          onChange={({ target }) => onChange({ mandatory: target.checked })}
        />
        {questionId === null && (
          <TextInput
            label={t('item.count')}
            inputMode="numeric"
            w={140}
            value={item.count}
            error={errorAt('.count')}
            onChange={({ target }) =>
              onChange({ count: Math.max(1, Math.min(numberFrom(target.value) ?? 1, 200)) })
            }
          />
        )}
      </div>
      <FieldFault>{errorAt('')}</FieldFault>
    </li>
  )
}

function Kind({ item, about }: Pick<RowProps, 'item' | 'about'>) {
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
  const only = [tag && `#${tag}`, difficulty && words.difficulty(difficulty)].filter(Boolean).join(' · ')
  return (
    <span>
      {t('item.drawn', { count, available: about?.available ?? 0 })}
      {only && ` · ${only}`}
    </span>
  )
}
