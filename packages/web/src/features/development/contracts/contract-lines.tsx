import type { ContractLine, ContractVersion } from '@oktant/contract/development/contracts.ts'
import { useTranslation } from 'react-i18next'
import { useLocalText } from '../../../lib/words/language.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { dotted } from '../../../lib/words/shown/dotted.ts'
import styles from './contracts.module.css'

/** What a version says, line by line. */
export function ContractLines({ lines }: { lines: readonly ContractLine[] }) {
  const { t } = useTranslation('contracts')
  const text = useLocalText()
  const { day, percent } = useDates()
  if (lines.length === 0) return <p className={styles['quiet']}>{t('noLines')}</p>
  return (
    <ol className={styles['lines']}>
      {lines.map((line, place) => {
        const area = line.kpaName ? text(line.kpaName) : ''
        return (
          // NOTE: a line has no identity of its own but its place.
          <li key={place}>
            <div className={styles['head']}>
              <strong>{line.title || area || t('untitled')}</strong>
              <span className="numbers">{percent(line.weight)}</span>
            </div>
            <p className={styles['quiet']}>
              {dotted([line.title && area, line.dueOn && t('until', { day: day(line.dueOn) })])}
            </p>
            {line.text && <p className={styles['pre']}>{line.text}</p>}
          </li>
        )
      })}
    </ol>
  )
}

/** Who signed a version, and when. */
export function Signatures({ version }: { version: ContractVersion }) {
  const { t } = useTranslation('contracts')
  const { dateTime } = useDates()
  const { signatures } = version
  if (signatures.length === 0) return <p className={styles['quiet']}>{t('unsigned')}</p>
  return (
    <ul className={styles['signatures']} aria-label={t('signatures')}>
      {signatures.map(({ side, by, at }) => (
        <li key={side}>{t(`signedBy.${side}`, { name: by.name, moment: dateTime(at) })}</li>
      ))}
    </ul>
  )
}
