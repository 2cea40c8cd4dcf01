import { Button } from '@mantine/core'
import { type EvaluationResults, leastAttempts } from '@oktant/contract/assessment/evaluation-results.ts'
import { IconDownload } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, useParams } from 'react-router'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { idFrom } from '../../../lib/api/ids.ts'
import { paths } from '../../../lib/paths.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { RecordScreen, RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { Distribution } from './distribution.tsx'
import { QuestionResult } from './question-result.tsx'
import { evaluationResults, useExportEvaluationResults } from './results.queries.ts'
import styles from './results.module.css'

/** How an evaluation turned out, as a whole and question by question. */
export function EvaluationResultsScreen() {
  const { t } = useTranslation('results')
  const text = useLocalText()
  const id = idFrom(useParams()['id']) ?? 0
  const { number } = useDates()
  const { data } = useSuspenseQuery(evaluationResults(id))
  const counted = (count: number) => ({ count, number: number(count) })
  return (
    <RecordScreen
      back={{ to: generatePath(paths.adminEvaluation, { id: String(id) }), label: text(data.title) }}
      title={t('title', { title: text(data.title) })}
      lead={t('lead')}
      tools={data.people > 0 ? <Export id={id} /> : undefined}
    >
      {data.people === 0 ? (
        <Nothing leftOut={data.leftOut} />
      ) : (
        <>
          <RecordSection title={t('whole.title')} hint={t('whole.hint', counted(data.people))}>
            {data.leftOut > 0 && <p className={styles['hint']}>{t('leftOut', counted(data.leftOut))}</p>}
            <Figures results={data} />
            {data.hasScore && data.marked > 0 && <Distribution results={data} />}
          </RecordSection>
          <section aria-labelledby="questions" className={styles['questions']}>
            <h2 id="questions">{t('questions.title')}</h2>
            <p className={styles['hint']}>{t('questions.hint', leastAttempts)}</p>
            {data.questions.map((question) => (
              <QuestionResult key={question.id} question={question} />
            ))}
          </section>
        </>
      )}
    </RecordScreen>
  )
}

function Nothing({ leftOut }: { leftOut: number }) {
  const { t } = useTranslation('results')
  const { number } = useDates()
  if (leftOut === 0) return <EmptyState title={t('none')} hint={t('noneHint')} />
  return (
    <EmptyState
      title={t('uncounted')}
      hint={t('uncountedHint', { count: leftOut, number: number(leftOut) })}
    />
  )
}

function Export({ id }: { id: number }) {
  const { t } = useTranslation('results')
  const write = useExportEvaluationResults(id)
  const problem = useErrorText(write.error)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        loading={write.isPending}
        onClick={() => write.mutate()}
      >
        {t('export')}
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </>
  )
}

function Figures({ results }: { results: EvaluationResults }) {
  const { t } = useTranslation('results')
  const { number, percent } = useDates()
  const { attempts, people, marked, passed, mean, median, deviation, reliability, unreliable } = results
  const minutes = results.seconds === null ? null : Math.max(1, Math.round(results.seconds / 60))
  const none = t('figure.few')
  const shown = [
    ['people', number(people)],
    ['attempts', number(attempts)],
    ...(results.hasScore
      ? ([
          ['passed', t('figure.of', { count: number(passed), of: number(marked) })],
          ['mean', mean === null ? none : percent(mean)],
          ['median', median === null ? none : percent(median)],
          ['deviation', deviation === null ? none : t('figure.points', { value: number(deviation) })],
          [
            'reliability',
            reliability === null ? t(`unreliable.${unreliable ?? 'few'}`) : number(reliability),
          ],
        ] as const)
      : []),
    ['time', minutes === null ? none : t('figure.minutes', { count: minutes })],
  ] as const
  return (
    <dl className={styles['figures']}>
      {shown.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`figure.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
