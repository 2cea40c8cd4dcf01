import type { EvaluationResults } from '@oktant/contract/assessment/evaluation-results.ts'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../lib/words/shown/dates.ts'
import styles from './results.module.css'

/** NOTE: a mark of 100 is in the last ten. */
const isBelow = (ten: number, passMark: number) => (ten === 9 ? 100 : ten * 10 + 9) < passMark

/** How many marks lie in each ten of a hundred, as bars over a table that says the same. */
export function Distribution({ results: { distribution, passMark } }: { results: EvaluationResults }) {
  const { t } = useTranslation('results')
  const { number, percent } = useDates()
  const most = Math.max(...distribution, 1)
  const named = (ten: number) => t('marks.range', { from: ten * 10, to: ten === 9 ? 100 : ten * 10 + 9 })
  return (
    <figure className={styles['distribution']}>
      <figcaption>{t('marks.title')}</figcaption>
      <div className={styles['bars']} aria-hidden>
        {distribution.map((count, ten) => (
          <div key={named(ten)} className={styles['bar']} data-below={isBelow(ten, passMark) || undefined}>
            <span>{count > 0 ? number(count) : ''}</span>
            <i style={{ blockSize: `${(100 * count) / most}%` }} />
            <small>{ten * 10}</small>
          </div>
        ))}
      </div>
      <p className={styles['legend']} aria-hidden>
        {distribution.some((_, ten) => isBelow(ten, passMark)) && (
          <span data-below>{t('marks.below', { mark: percent(passMark) })}</span>
        )}
        <span>{t('marks.from', { mark: percent(passMark) })}</span>
      </p>
      <table className="visually-hidden">
        <caption>{t('marks.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('marks.mark')}</th>
            <th scope="col">{t('marks.count')}</th>
          </tr>
        </thead>
        <tbody>
          {distribution.map((count, ten) => (
            <tr key={named(ten)}>
              <th scope="row">{named(ten)}</th>
              <td>{number(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
