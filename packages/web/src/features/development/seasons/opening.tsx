import { Button, Progress } from '@mantine/core'
import type { Season } from '@oktant/contract/development/seasons.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { paths } from '../../../lib/paths.ts'
import { FormProblem } from '../../../ui/form/form.tsx'
import { doWithSeason, season } from './seasons.queries.ts'
import styles from './seasons.module.css'

const askMs = 1500

/** How far the opening of a season has come, while it lasts and after a stop; then the way to its reviews. */
export function Opening({ season: { id, state, opened, toOpen, completed, can } }: { season: Season }) {
  const { t } = useTranslation('seasons')
  useQuery({ ...season(id), refetchInterval: state === 'opening' ? askMs : false })
  const stopping = useMutation({ mutationFn: () => doWithSeason('stop', id) })
  const problem = useErrorText(stopping.error)
  if (state === 'planned') return null
  const isUnderway = state === 'opening' || state === 'stopped'
  const all = Math.max(toOpen, opened)
  return (
    <section className={`card ${styles['opening']}`} aria-label={t('opening.title')}>
      <p role="status">
        {isUnderway
          ? t(`opening.${state}`, { opened, all })
          : t('opening.done', { count: opened, completed })}
      </p>
      {isUnderway && (
        <Progress value={all > 0 ? (opened / all) * 100 : 0} aria-label={t('opening.title')} size="lg" />
      )}
      <div className={styles['tools']}>
        {can.stop && (
          <Button variant="default" loading={stopping.isPending} onClick={() => stopping.mutate()}>
            {t('stop')}
          </Button>
        )}
        {opened > 0 && <Link to={`${paths.reviewProgress}?season=${id}`}>{t('toProgress')}</Link>}
      </div>
      <FormProblem>{problem}</FormProblem>
    </section>
  )
}
