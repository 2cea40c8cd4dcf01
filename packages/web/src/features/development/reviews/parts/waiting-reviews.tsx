import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { useUser } from '../../../../lib/session/session-state.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { dotted } from '../../../../lib/words/shown/dotted.ts'
import { useStatusWords, useUntil } from '../review-words.ts'
import { ownReviews, teamReviews } from '../reviews.queries.ts'
import styles from '../reviews.module.css'

const mine = {
  _page: 0,
  _perPage: 10,
  _sortField: 'since',
  _sortDir: 'ASC',
  _filterFields: ['turn'],
  _filterValues: ['mine'],
} satisfies Parameters<typeof teamReviews>[0]

/** The reviews that wait for whoever is here: their own, and those that they lead. */
export function WaitingReviews() {
  const { t } = useTranslation('reviews')
  const text = useLocalText()
  const words = useStatusWords()
  const until = useUntil()
  const user = useUser()
  const takes = user?.permissions.includes('reviews.take') ?? false
  const leads = user?.permissions.includes('reviews.lead') ?? false
  const own = useQuery({ ...ownReviews, enabled: takes }).data?.content ?? []
  const team = useQuery({ ...teamReviews(mine), enabled: leads }).data?.content ?? []
  const id = useId()
  const waiting = [
    ...own
      .filter(({ waitsFor }) => waitsFor?.id === user?.id)
      .map((row) => ({ row, to: paths.pdrReview, name: text(row.season.name) })),
    ...team.map((row) => ({
      row,
      to: paths.pdrApproval,
      name: dotted([row.user.name, text(row.season.name)]),
    })),
  ]
  if (waiting.length === 0) return null
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <h2 id={id}>{t('waiting.title')}</h2>
      <ul className={styles['cards']}>
        {waiting.map(({ row, to, name }) => (
          <li key={row.id} className={`card ${styles['card']}`}>
            <div className={styles['words']}>
              <h3>{name}</h3>
              <p className={styles['quiet']}>{dotted([words(row.status), until(row)])}</p>
            </div>
            <Button
              component={Link}
              to={generatePath(to, { id: String(row.id) })}
              aria-label={t('own.workNamed', { name })}
            >
              {t('own.work')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
