import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { isFailure } from '../../../../lib/api/api-error.ts'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { idFrom } from '../../../../lib/api/ids.ts'
import { paths } from '../../../../lib/paths.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { useTitle } from '../../../../lib/words/shown/title.ts'
import { EmptyState, ErrorState } from '../../../../ui/page/states.tsx'
import { Attempt } from '../attempt.tsx'
import { Facts } from '../intro.tsx'
import styles from '../runner.module.css'
import { openQuiz, useLaunchOpenQuiz } from '../runner.queries.ts'
import { Waiting } from '../waiting.tsx'

/** An evaluation for anybody, without an account; afterwards it leads back to the beginning. */
export function OpenQuizScreen() {
  const id = idFrom(useParams()['id']) ?? 0
  // NOTE: what was begun at another address is none of it.
  return <OpenQuiz key={id} id={id} />
}

function OpenQuiz({ id }: { id: number }) {
  const { t } = useTranslation('attempts')
  const text = useLocalText()
  const navigate = useNavigate()
  const about = useQuery(openQuiz(id))
  const launch = useLaunchOpenQuiz()
  const evaluation = launch.data?.evaluation ?? about.data?.evaluation
  const title = evaluation ? text(evaluation.name) : t('quiz.title')
  const problem = useErrorText(launch.error)
  useTitle(title)
  const begin = () => launch.mutate(id)
  const away = () => void navigate(paths.home)
  if (launch.data)
    return (
      <div className={styles['screen']}>
        <h1>{title}</h1>
        <Attempt
          key={launch.data.launch}
          launch={launch.data}
          onTakeOver={begin}
          onAgain={begin}
          onLeave={away}
          onClose={away}
        />
      </div>
    )
  if (isFailure(about.error, 'child_not_found') || isFailure(launch.error, 'child_not_found'))
    return (
      <div className="page">
        <h1 className="visually-hidden">{t('quiz.title')}</h1>
        <EmptyState title={t('quiz.notFound')} action={<Button onClick={away}>{t('quiz.home')}</Button>} />
      </div>
    )
  if (about.error) return <ErrorState isScreen error={about.error} onRetry={() => void about.refetch()} />
  return (
    <div className={styles['screen']}>
      <h1 className={about.data ? undefined : 'visually-hidden'}>{title}</h1>
      {about.data ? (
        <div className={styles['page']}>
          {text(about.data.evaluation.description) && (
            <p className={styles['lead']}>{text(about.data.evaluation.description)}</p>
          )}
          <Facts info={about.data} />
          <p className={styles['lead']}>{t('quiz.lead')}</p>
          {problem && (
            <p role="alert" className={styles['problem']}>
              {problem}
            </p>
          )}
          <Button size="md" loading={launch.isPending} onClick={begin}>
            {t('intro.start')}
          </Button>
        </div>
      ) : (
        <Waiting />
      )}
    </div>
  )
}
