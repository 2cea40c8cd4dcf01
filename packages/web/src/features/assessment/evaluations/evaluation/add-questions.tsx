import { Button, Checkbox, Group, NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { EvaluationItem } from '@oktant/contract/assessment/evaluations.ts'
import type { QuestionRow } from '@oktant/contract/assessment/questions/questions.ts'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalText } from '../../../../lib/words/language.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { useAuthorWords } from '../author-words.ts'
import { questionList } from '../author.queries.ts'
import styles from '../author.module.css'
import { type AddProps, bareItem, useBanks } from './adding.ts'

const pauseMs = 250
const mostShown = 100

const addedOf = ({ id, title, type }: QuestionRow) =>
  [
    { ...bareItem, questionId: id, bankId: null },
    { title, type, available: 1 },
  ] as const

/** Finds questions that are asked by name; as many as one likes are added at once, in the order in which they were chosen. */
export function AddQuestions({ taken, onAdd, onClose }: AddProps & { taken: readonly EvaluationItem[] }) {
  const { t } = useTranslation(['author', 'common'])
  const banks = useBanks()
  const [bankId, setBankId] = useState('')
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<readonly QuestionRow[]>([])
  const found = useFound(bankId, typed, taken)
  const isChosen = ({ id }: QuestionRow) => chosen.some((one) => one.id === id)
  const left = (found?.rows ?? []).filter((row) => !isChosen(row))
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
        {found && (
          <Found
            rows={found.rows}
            more={found.more}
            isChosen={isChosen}
            onToggle={(row) =>
              setChosen(isChosen(row) ? chosen.filter(({ id }) => id !== row.id) : [...chosen, row])
            }
          />
        )}
        <Group justify="space-between">
          <Button
            variant="subtle"
            disabled={left.length === 0}
            onClick={() => setChosen([...chosen, ...left])}
          >
            {t('item.chooseShown')}
          </Button>
          <Group>
            <Button variant="default" onClick={onClose}>
              {t('common:action.cancel')}
            </Button>
            <Button disabled={chosen.length === 0} onClick={() => onAdd(chosen.map(addedOf))}>
              {chosen.length === 0 ? t('item.add') : t('item.addChosen', { count: chosen.length })}
            </Button>
          </Group>
        </Group>
      </div>
    </Dialog>
  )
}

/** The questions that fit and are not asked yet, and how many more there are than are shown. */
function useFound(bankId: string, typed: string, taken: readonly EvaluationItem[]) {
  const [wanted] = useDebouncedValue(typed, pauseMs)
  const filters = { status: 'active', ...(bankId && { bankId }), ...(wanted && { title: wanted }) }
  const { data } = useQuery(
    questionList({
      _perPage: mostShown,
      _sortField: 'title',
      _filterFields: Object.keys(filters),
      _filterValues: Object.values(filters),
    }),
  )
  if (!data) return undefined
  const rows = data.content.filter(({ id }) => !taken.some(({ questionId }) => questionId === id))
  return { rows, more: data.totalElements - data.content.length }
}

type FoundProps = {
  rows: readonly QuestionRow[]
  more: number
  isChosen: (row: QuestionRow) => boolean
  onToggle: (row: QuestionRow) => void
}
function Found({ rows, more, isChosen, onToggle }: FoundProps) {
  const { t } = useTranslation('author')
  const text = useLocalText()
  const words = useAuthorWords()
  return (
    <>
      {rows.length === 0 && more === 0 && <p className={styles['quiet']}>{t('item.nothing')}</p>}
      {rows.length > 0 && (
        <ul className={styles['found']} aria-label={t('item.found')}>
          {rows.map((row) => (
            <li key={row.id}>
              <Checkbox
                label={text(row.title)}
                description={`${words.type(row.type)} · ${words.difficulty(row.difficulty)}`}
                checked={isChosen(row)}
                onChange={() => onToggle(row)}
              />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className={styles['quiet']}>{t('item.more', { count: more })}</p>}
    </>
  )
}
