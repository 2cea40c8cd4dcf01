import type { Calibrations } from '@oktant/contract/development/reviews/calibration.ts'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../lib/words/shown/dates.ts'
import styles from './calibration.module.css'

type Spread = Pick<Calibrations, 'bands' | 'meanProposed' | 'meanMark'>

/** How the marks are spread that the filters mean: as they were put forward, and as they stand. */
export function Bands({ bands, meanProposed, meanMark }: Spread) {
  const { t } = useTranslation('calibration')
  const { number } = useDates()
  const most = Math.max(1, ...bands.flatMap(({ proposed, stands }) => [proposed, stands]))
  const mean = (value: number | null) => (value === null ? '–' : number(value))
  return (
    <section className={`card ${styles['spread']}`} aria-label={t('spread')}>
      <table>
        <caption>{t('spread')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('band')}</th>
            <th scope="col">{t('field.proposed')}</th>
            <th scope="col">{t('field.mark')}</th>
          </tr>
        </thead>
        <tbody>
          {bands.map(({ from, to, proposed, stands }) => (
            <tr key={from}>
              <th scope="row">{t('bandOf', { from, to })}</th>
              <Bar count={proposed} most={most} kind="before" />
              <Bar count={stands} most={most} kind="now" />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('mean')}</th>
            <td>{mean(meanProposed)}</td>
            <td>{mean(meanMark)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

type BarProps = { count: number; most: number; kind: 'before' | 'now' }

/** NOTE: the number says it; the bar repeats it for the eye. */
function Bar({ count, most, kind }: BarProps) {
  const { number } = useDates()
  return (
    <td>
      {number(count)}
      <span className={styles[kind]} style={{ inlineSize: `${(count / most) * 60}%` }} aria-hidden />
    </td>
  )
}
