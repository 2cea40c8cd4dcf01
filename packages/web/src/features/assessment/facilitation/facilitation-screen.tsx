import { Button } from '@mantine/core'
import type { Facilitation } from '@oktant/contract/assessment/facilitation.ts'
import { IconFlag, IconPencil } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { idFrom } from '../../../lib/api/ids.ts'
import { deferred } from '../../../lib/deferred.tsx'
import { paths } from '../../../lib/paths.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { RecordScreen, RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { Facts } from '../../../ui/facts.tsx'
import styles from '../attempt-history/history.module.css'
import { QuestionCard } from '../attempts/question/question-card.tsx'
import { facilitation } from './facilitation.queries.ts'
import { Flags } from './flags.tsx'
import { Overrides } from './overrides.tsx'

const FlagDialog = deferred(
  () => import('./flag-dialog.tsx').then((file) => file.FlagDialog),
  ['facilitation'],
)
const OverrideDialog = deferred(
  () => import('./override-dialog.tsx').then((file) => file.OverrideDialog),
  ['facilitation'],
)

/** What is being said, and of which answer; null is the whole. */
type Doing = { what: 'flag'; row: number | null } | { what: 'override'; row: number } | null

/** One attempt of somebody, to be flagged and corrected. */
export function FacilitationScreen() {
  const { t } = useTranslation('facilitation')
  const text = useLocalText()
  const id = idFrom(useParams()['id']) ?? 0
  const { data } = useSuspenseQuery(facilitation(id))
  const [doing, setDoing] = useState<Doing>(null)
  const { launch, user, container, can } = data
  const { evaluation, componentLog, questionScores } = launch
  const flag = (row: number | null) => void FlagDialog.prepare().then(() => setDoing({ what: 'flag', row }))
  const override = (row: number) =>
    void OverrideDialog.prepare().then(() => setDoing({ what: 'override', row }))
  const chosen = questionScores.find((one) => one.id === doing?.row)
  const close = () => setDoing(null)
  return (
    <RecordScreen
      back={{ to: paths.facilitatedAttempts, label: t('back') }}
      title={t('title', { number: componentLog?.attempt ?? 1, name: user.fullName })}
      lead={t('of', { title: text(evaluation.name), course: text(container.name) })}
      tools={
        can.flag && (
          <Button
            variant="default"
            leftSection={<IconFlag size={18} aria-hidden />}
            onClick={() => flag(null)}
          >
            {t('flag.whole')}
          </Button>
        )
      }
      aside={<Aside id={id} data={data} />}
    >
      <div className={styles['questions']}>
        {questionScores.map((row, index) => (
          <div key={row.id} className={styles['answer']}>
            <QuestionCard row={row} level="h2" number={index + 1} count={questionScores.length} isReadOnly />
            <div className={styles['result']}>
              {can.flag && (
                <Button
                  variant="default"
                  leftSection={<IconFlag size={18} aria-hidden />}
                  aria-label={t('flag.answerNamed', { number: index + 1 })}
                  onClick={() => flag(row.id)}
                >
                  {t('flag.answer')}
                </Button>
              )}
              {can.override && row.question.fullScore > 0 && (
                <Button
                  variant="default"
                  leftSection={<IconPencil size={18} aria-hidden />}
                  aria-label={t('override.giveNamed', { number: index + 1 })}
                  onClick={() => override(row.id)}
                >
                  {t('override.give')}
                </Button>
              )}
            </div>
          </div>
        ))}
      </div>
      {doing?.what === 'flag' && <FlagDialog id={id} questionScoreId={doing.row} onClose={close} />}
      {doing?.what === 'override' && chosen && (
        <OverrideDialog
          id={id}
          row={chosen}
          given={data.overrides.find(({ questionScoreId }) => questionScoreId === chosen.id)}
          onClose={close}
        />
      )}
    </RecordScreen>
  )
}

function Aside({ id, data }: { id: number; data: Facilitation }) {
  const { t } = useTranslation('facilitation')
  const text = useLocalText()
  const { number, percent } = useDates()
  const { result, evaluation, questionScores } = data.launch
  const { mark = null, score = null, possible = null, stateText = null } = result ?? {}
  const numberOf = (row: number | null) => questionScores.findIndex(({ id: one }) => one === row) + 1
  const isMarked = mark !== null && score !== null && possible !== null
  const facts = [
    [t('column.state'), stateText && text(stateText)],
    [
      t('column.mark'),
      isMarked &&
        t('markOf', {
          mark: percent(mark),
          passMark: percent(evaluation.passMark),
          score: number(score),
          of: number(possible),
          count: possible,
        }),
    ],
  ] as const
  return (
    <>
      <RecordSection title={t('result')}>
        <Facts facts={facts} />
        {!data.can.override && <p className={styles['quiet']}>{t('override.off')}</p>}
      </RecordSection>
      <Flags id={id} flags={data.flags} numberOf={numberOf} />
      <Overrides id={id} data={data} numberOf={numberOf} />
    </>
  )
}
