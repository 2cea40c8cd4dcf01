import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { isFailure } from '../../../lib/api/api-error.ts'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { idFrom } from '../../../lib/api/ids.ts'
import { paths } from '../../../lib/paths.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { useTitle } from '../../../lib/words/title.ts'
import { EmptyState } from '../../../ui/states.tsx'
import { Attempt } from './attempt.tsx'
import styles from './runner.module.css'
import { useLaunchOpenQuiz } from './runner.queries.ts'

/** An evaluation for anybody, without an account; afterwards it leads back to the beginning. */
export function OpenQuizScreen() {
  const { t } = useTranslation('attempts')
  const text = useLocalText()
  const id = idFrom(useParams()['id']) ?? 0
  const navigate = useNavigate()
  const launch = useLaunchOpenQuiz()
  const problem = useErrorText(launch.error)
  useTitle(launch.data ? text(launch.data.evaluation.name) : t('quiz.title'))
  const begin = () => launch.mutate(id)
  const away = () => void navigate(paths.home)
  if (launch.data)
    return (
      <div className={styles['screen']}>
        <h1>{text(launch.data.evaluation.name)}</h1>
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
  if (isFailure(launch.error, 'child_not_found'))
    return (
      <div className="page">
        <h1 className="visually-hidden">{t('quiz.title')}</h1>
        <EmptyState title={t('quiz.notFound')} action={<Button onClick={away}>{t('quiz.home')}</Button>} />
      </div>
    )
  return (
    <div className={styles['screen']}>
      <h1>{t('quiz.title')}</h1>
      <div className={styles['page']}>
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
    </div>
  )
}
