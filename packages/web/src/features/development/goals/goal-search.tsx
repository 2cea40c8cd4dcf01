import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { GoalSubject } from '@oktant/contract/development/goal-shapes.ts'
import { goalsMessages } from '@oktant/contract/kit/messages/goals.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { delays } from '@oktant/contract/kit/constants.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, useNavigate } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useMessage } from '../../../lib/words/said/message.ts'
import { useMoney } from '../../../lib/words/shown/money.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { formRow } from '../../../ui/form/form.tsx'
import { ErrorState } from '../../../ui/page/states.tsx'
import { goalExists, goalFilters, goalSubjects } from './goals.queries.ts'
import styles from './goals.module.css'

type Props = {
  /** What is done with what was found; left out, it becomes a goal of one's own. */
  onChoose?: (subject: GoalSubject) => void
}

/** Courses, events and external training that can become a goal. */
export function GoalSearch({ onChoose }: Props) {
  const { t } = useTranslation('goals')
  const [text, setText] = useState('')
  const [category, setCategory] = useState(0)
  const [asked] = useDebouncedValue(text.trim(), delays.filterLockMs)
  const { data: filters = [] } = useQuery(goalFilters)
  const isAsked = asked.length > 1 || category > 0
  const found = useQuery({ ...goalSubjects(asked, category || null), enabled: isAsked })
  const add = useAdding()
  return (
    <section className={`card ${styles['card']} ${styles['search']}`} aria-label={t('search.title')}>
      <div className={formRow}>
        <TextInput
          type="search"
          label={t('search.title')}
          value={text}
          maxLength={100}
          onChange={({ target }) => setText(target.value)}
        />
        {filters.length > 0 && (
          <NativeSelect
            label={t('field.category')}
            value={String(category)}
            data={[
              { value: '0', label: t('search.every') },
              ...filters.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={({ target }) => setCategory(Number(target.value))}
          />
        )}
      </div>
      {isAsked && found.error && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {isAsked && found.data && (
        <div role="status">
          {found.data.length ? (
            <ul className={styles['found']} aria-label={t('search.found')}>
              {found.data.map((one) => (
                <li key={`${one.goalTypeE}-${one.id}`}>
                  <Subject subject={one} />
                  <Button
                    variant="default"
                    aria-label={`${t('search.add')}: ${one.name}`}
                    onClick={() => (onChoose ?? add.begin)(one)}
                  >
                    {t('search.add')}
                  </Button>
                </li>
              ))}
            </ul>
          ) : (
            <p>{t('search.none')}</p>
          )}
        </div>
      )}
      {add.dialog}
    </section>
  )
}

function Subject({ subject }: { subject: GoalSubject }) {
  const { t } = useTranslation('goals')
  const money = useMoney()
  const { costCents: cents, currency, category, goalTypeE } = subject
  const facts = [t(`type.${goalTypeE}`), category, cents !== null && money({ cents, currency })]
  return (
    <span>
      <strong>{subject.name}</strong>
      <br />
      {facts.filter(Boolean).join(' · ')}
    </span>
  )
}

/** NOTE: a goal that is there already is asked about before it is added again (spec 2 §5). */
function useAdding() {
  const { t } = useTranslation('goals')
  const message = useMessage()
  const navigate = useNavigate()
  const [again, setAgain] = useState<GoalSubject | null>(null)
  const go = ({ goalTypeE: type, id }: GoalSubject, isNew = false) =>
    void navigate(`${generatePath(paths.goalForm, { type, id: String(id) })}${isNew ? '?again=1' : ''}`)
  const begin = (subject: GoalSubject) =>
    void goalExists(subject.goalTypeE, subject.id).then(
      ({ exists }) => (exists ? setAgain(subject) : go(subject)),
      () => go(subject),
    )
  const dialog = again && (
    <ConfirmDialog
      title={again.name}
      text={message(goalsMessages.goal_exists)}
      confirm={t('search.add')}
      isBusy={false}
      error={null}
      onConfirm={() => go(again, true)}
      onClose={() => setAgain(null)}
    />
  )
  return { begin, dialog }
}
