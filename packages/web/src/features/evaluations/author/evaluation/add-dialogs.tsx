import '@mantine/core/styles/Group.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { questionDifficulties } from '@oktant/contract/constants.ts'
import type { EvaluationItem } from '@oktant/contract/evaluations.ts'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalText } from '../../../../lib/words/language.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { useAuthorWords } from '../author-words.ts'
import { bank, bankList, questionList } from '../author.queries.ts'
import { numberFrom } from '../local-fields.tsx'
import styles from '../author.module.css'
import type { About } from './evaluation-form.ts'

type AddProps = { onAdd: (item: EvaluationItem, about: About) => void; onClose: () => void }

const bare = { tag: '', difficulty: null, count: 1, mandatory: true }
const pauseMs = 250

function useBanks() {
  const text = useLocalText()
  const { data } = useQuery(bankList({ _perPage: 100, _sortField: 'title' }))
  return (data?.content ?? []).map(({ id, title, questions }) => ({
    value: String(id),
    label: `${text(title)} (${questions})`,
    title,
  }))
}

/** Finds a question that is asked by name. */
export function AddQuestion({ taken, onAdd, onClose }: AddProps & { taken: readonly EvaluationItem[] }) {
  const { t } = useTranslation('author')
  const text = useLocalText()
  const words = useAuthorWords()
  const banks = useBanks()
  const [bankId, setBankId] = useState('')
  const [typed, setTyped] = useState('')
  const [wanted] = useDebouncedValue(typed, pauseMs)
  const filters = { status: 'active', ...(bankId && { bankId }), ...(wanted && { title: wanted }) }
  const { data } = useQuery(
    questionList({
      _perPage: 30,
      _sortField: 'title',
      _filterFields: Object.keys(filters),
      _filterValues: Object.values(filters),
    }),
  )
  const found = data?.content.filter(({ id }) => !taken.some(({ questionId }) => questionId === id))
  return (
    <Dialog title={t('item.question')} size="lg" onClose={onClose}>
      <div className={styles['form']}>
        <NativeSelect
          label={t('item.bank')}
          value={bankId}
          data={[{ value: '', label: t('any.bank') }, ...banks.map(({ value, label }) => ({ value, label }))]}
          onChange={({ target }) => setBankId(target.value)}
        />
        <TextInput
          type="search"
          label={t('question.search')}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {found?.length === 0 && <p className={styles['quiet']}>{t('item.nothing')}</p>}
        <ul className={styles['found']}>
          {found?.map(({ id, title, type, difficulty }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() =>
                  onAdd({ ...bare, questionId: id, bankId: null }, { title, type, available: 1 })
                }
              >
                <strong>{text(title)}</strong>
                <span>
                  {words.type(type)} · {words.difficulty(difficulty)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

/** Says which questions are drawn at random, and how many. */
export function AddDraw({ onAdd, onClose }: AddProps) {
  const { t } = useTranslation(['author', 'common'])
  const words = useAuthorWords()
  const banks = useBanks()
  const [typed, setTyped] = useState('')
  const [tag, setTag] = useState('')
  const [difficulty, setDifficulty] = useState('')
  const [count, setCount] = useState(1)
  const bankId = Number(typed || banks[0]?.value || 0)
  const { data } = useQuery({ ...bank(bankId), enabled: bankId > 0 })
  const filters = {
    bankId: String(bankId),
    status: 'active',
    ...(tag && { tag }),
    ...(difficulty && { difficulty }),
  }
  const matching = useQuery({
    ...questionList({
      _perPage: 1,
      _filterFields: Object.keys(filters),
      _filterValues: Object.values(filters),
    }),
    enabled: bankId > 0,
  })
  const available = matching.data?.totalElements ?? 0
  const level = questionDifficulties.find((name) => name === difficulty) ?? null
  const add = () => {
    if (!data) return
    const item = { ...bare, questionId: null, bankId, tag, difficulty: level, count }
    onAdd(item, { title: data.title, type: null, available })
  }
  return (
    <Dialog title={t('item.draw')} onClose={onClose}>
      <div className={styles['form']}>
        <NativeSelect
          label={t('item.bank')}
          value={String(bankId)}
          data={banks.map(({ value, label }) => ({ value, label }))}
          onChange={({ target }) => {
            setTyped(target.value)
            setTag('')
          }}
        />
        <NativeSelect
          label={t('question.tag')}
          value={tag}
          data={[
            { value: '', label: t('any.tag') },
            ...(data?.tags ?? []).map(({ name, questions }) => ({
              value: name,
              label: `${name} (${questions})`,
            })),
          ]}
          onChange={({ target }) => setTag(target.value)}
        />
        <NativeSelect
          label={t('question.difficulty')}
          value={difficulty}
          data={[
            { value: '', label: t('any.difficulty') },
            ...questionDifficulties.map((value) => ({ value, label: words.difficulty(value) })),
          ]}
          onChange={({ target }) => setDifficulty(target.value)}
        />
        <TextInput
          label={t('item.count')}
          description={t('item.available', { count: available })}
          inputMode="numeric"
          value={count}
          onChange={({ target }) => setCount(Math.max(1, Math.min(numberFrom(target.value) ?? 1, 200)))}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button disabled={available === 0} onClick={add}>
            {t('item.add')}
          </Button>
        </Group>
      </div>
    </Dialog>
  )
}
