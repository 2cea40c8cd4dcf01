import { messages } from '@oktant/contract/kit/messages.ts'
import type { Marking } from '@oktant/contract/assessment/marking.ts'
import { IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { useMessage } from '../../../../lib/words/said/message.ts'
import styles from '../marking.module.css'

/** Where several people mark one attempt: which mark is wanted, and those that the reader may know. */
export function Rounds({ marking: { rounds, marked, questions } }: { marking: Marking }) {
  const { t } = useTranslation('marking')
  if (!rounds) return null
  const { number, gap, hasOwn, given } = rounds
  const said = () => {
    if (hasOwn) return t(number > 2 ? 'round.ownThird' : 'round.ownSecond')
    if (number > 2) return t('round.third', { count: gap })
    return t(number > 1 ? 'round.second' : 'round.first')
  }
  return (
    <section className={styles['taken']} aria-label={t('round.given')}>
      <IconUsers size={22} aria-hidden />
      <div className={styles['rounds']}>
        {!marked && <p>{said()}</p>}
        {given.length > 0 && (
          <ol>
            {given.map((one) => (
              <Given key={one.at} one={one} questions={questions} />
            ))}
          </ol>
        )}
      </div>
    </section>
  )
}

type GivenMark = NonNullable<Marking['rounds']>['given'][number]

type GivenProps = { one: GivenMark; questions: Marking['questions'] }

/** A mark of another; where several answers have points, each by its question. */
function Given({ one, questions }: GivenProps) {
  const { t } = useTranslation('marking')
  const message = useMessage()
  const { dateTime, percent, number } = useDates()
  const { by, at, mark, level, comment, questionScores } = one
  const ofQuestion = ({ id, score, comment: words }: GivenMark['questionScores'][number]) => {
    if (questionScores.length < 2 || score === null) return words
    const place = questions.findIndex((question) => question.id === id) + 1
    const points = t('given.points', { number: place, points: number(score), count: score })
    return [points, words].filter(Boolean).join(': ')
  }
  const words = [comment, ...questionScores.map(ofQuestion)].filter(Boolean)
  return (
    <li>
      <strong className="numbers">
        {level === 'NONE' && t('level.none')}
        {level &&
          level !== 'NONE' &&
          t('given.level', { level: message(messages[`assessment.level.${level}`]) })}
        {!level && mark !== null && percent(mark)}
      </strong>{' '}
      {t('given.by', { name: by, when: dateTime(at) })}
      {words.map((word, index) => (
        <p key={index} className={styles['said']}>
          {word}
        </p>
      ))}
    </li>
  )
}
