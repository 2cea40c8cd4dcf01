import type { PackageAttemptRecord } from '@oktant/contract/learning/package-attempt-records.ts'
import { useTranslation } from 'react-i18next'
import { useLocalText } from '../../../../lib/words/language.ts'
import styles from '../packages.module.css'

/** What the elements that people ask about are called; the others keep the names of the standard. */
const known = {
  'cmi.core.lesson_status': 'status',
  'cmi.completion_status': 'completion',
  'cmi.success_status': 'success',
  'cmi.core.score.raw': 'score',
  'cmi.score.raw': 'score',
  'cmi.core.score.min': 'scoreMin',
  'cmi.score.min': 'scoreMin',
  'cmi.core.score.max': 'scoreMax',
  'cmi.score.max': 'scoreMax',
  'cmi.score.scaled': 'scaled',
  'cmi.core.exit': 'exit',
  'cmi.exit': 'exit',
  'cmi.core.lesson_location': 'location',
  'cmi.location': 'location',
  'cmi.suspend_data': 'suspend',
  'cmi.core.session_time': 'session',
  'cmi.session_time': 'session',
  'cmi.progress_measure': 'progress',
  hasFinished: 'finished',
  time: 'time',
} as const
const isKnown = (name: string): name is keyof typeof known => Object.hasOwn(known, name)

/** What an attempt holds, item by item, in plain words. */
export function SavedValues({ values }: { values: PackageAttemptRecord['values'] }) {
  const { t } = useTranslation('packages')
  const text = useLocalText()
  if (values.length === 0) return <p>{t('attempt.noValues')}</p>
  return values.map(({ item, elements }, index) => (
    <div key={item ? `${item.en} ${item.de}` : `other ${index}`}>
      <h3>{item ? text(item) : t('attempt.whole')}</h3>
      <ul className={styles['rows']}>
        {elements.map(({ name, value }) => (
          <li key={name}>
            <span className={styles['element']}>
              {isKnown(name) ? t(`element.${known[name]}`) : name}
              {isKnown(name) && <small className={styles['quiet']}>{name}</small>}
            </span>
            <code className={styles['value']}>{value === '' ? '–' : value}</code>
          </li>
        ))}
      </ul>
    </div>
  ))
}
