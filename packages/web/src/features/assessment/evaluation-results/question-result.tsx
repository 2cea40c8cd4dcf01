import type { AnalysedQuestion, ChosenAnswer } from '@oktant/contract/assessment/evaluation-results.ts'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import styles from './results.module.css'

const nothing = { en: '', de: '' }

/** From here on a question is worth a look. */
const looks = { easy: 95, hard: 25, separates: 0.1 }

const remarkOn = ({ facility, discrimination }: AnalysedQuestion) => {
  if (discrimination !== null && discrimination < 0) return 'reversed' as const
  if (facility !== null && facility >= looks.easy) return 'easy' as const
  if (facility !== null && facility <= looks.hard) return 'hard' as const
  return discrimination !== null && discrimination < looks.separates ? ('flat' as const) : null
}

/** How one question turned out: how often it was right, whether it tells apart, and what was chosen. */
export function QuestionResult({ question }: { question: AnalysedQuestion }) {
  const { t } = useTranslation('results')
  const text = useLocalText()
  const { number, percent } = useDates()
  const { id, title, asked, marked, facility, discrimination, seconds, answers, fullScore } = question
  const { pictureURL, pictureAlt = nothing } = question
  const remark = remarkOn(question)
  const few = t('figure.few')
  return (
    <article className={`card ${styles['question']}`}>
      <div className={styles['head']}>
        <div className={styles['asked']}>
          <h3>
            <Link to={generatePath(paths.question, { id: String(id) })}>{text(title)}</Link>
          </h3>
          <dl className={styles['figures']} data-small>
            <div>
              <dt>{t('figure.asked')}</dt>
              <dd>{number(asked)}</dd>
            </div>
            {fullScore > 0 && (
              <>
                {marked < asked && (
                  <div>
                    <dt>{t('figure.marked')}</dt>
                    <dd>{number(marked)}</dd>
                  </div>
                )}
                <div>
                  <dt>{t('figure.facility')}</dt>
                  <dd>{facility === null ? few : percent(facility)}</dd>
                  {facility !== null && <Meter from={0} to={facility} tone={facilityTone(facility)} />}
                </div>
                <div>
                  <dt>{t('figure.discrimination')}</dt>
                  <dd>{discrimination === null ? few : number(discrimination)}</dd>
                  {discrimination !== null && <Meter {...spanOf(discrimination)} hasMiddle />}
                </div>
              </>
            )}
            <div>
              <dt>{t('figure.time')}</dt>
              <dd>
                {seconds === null ? t('figure.untimed') : t('figure.seconds', { value: number(seconds) })}
              </dd>
            </div>
          </dl>
        </div>
        {pictureURL && <img src={pictureURL} alt={text(pictureAlt) || t('picture')} loading="lazy" />}
      </div>
      {remark && (
        <p className={styles['remark']}>
          <IconAlertTriangle size={18} aria-hidden />
          {t(`remark.${remark}`)}
        </p>
      )}
      {answers.length > 0 && (
        <ul
          className={styles['answers']}
          data-keyed={answers.some(({ isRight }) => isRight) || undefined}
          aria-label={t('answers')}
        >
          {answers.map((answer, index) => (
            <Answer key={index} answer={answer} asked={asked} number={index + 1} />
          ))}
        </ul>
      )}
    </article>
  )
}

/** Where a figure lies, in per cent of all that it can be. */
type MeterProps = { from: number; to: number; tone?: 'ok' | 'bad' | undefined; hasMiddle?: boolean }
function Meter({ from, to, tone, hasMiddle }: MeterProps) {
  return (
    <span className={styles['meter']} data-tone={tone} data-middle={hasMiddle} aria-hidden>
      <i style={{ insetInlineStart: `${from}%`, inlineSize: `${Math.max(2, to - from)}%` }} />
    </span>
  )
}

const facilityTone = (facility: number) => (facility <= looks.hard ? 'bad' : undefined)
/** From the middle, where nothing is told apart, to either side. */
function spanOf(discrimination: number) {
  const end = 50 + 50 * discrimination
  const tone =
    discrimination < 0 ? ('bad' as const) : discrimination < looks.separates ? undefined : ('ok' as const)
  return { from: Math.min(50, end), to: Math.max(50, end), tone }
}

function Answer({ answer, asked, number: place }: { answer: ChosenAnswer; asked: number; number: number }) {
  const { t } = useTranslation('results')
  const text = useLocalText()
  const { number, percent } = useDates()
  const { name, typed, isRight, count, pictureURL, pictureAlt = nothing } = answer
  const words = name ? text(name) : (typed ?? t('noAnswer'))
  const share = asked === 0 ? 0 : (100 * count) / asked
  return (
    <li data-right={isRight || undefined}>
      <span className={styles['answer']}>
        {isRight && <IconCheck size={18} aria-label={t('right')} role="img" />}
        {pictureURL && (
          <img
            src={pictureURL}
            alt={text(pictureAlt) || (words ? '' : t('pictureOf', { number: place }))}
            loading="lazy"
          />
        )}
        {words}
      </span>
      <span className={styles['share']} aria-hidden>
        <i style={{ inlineSize: `${share}%` }} />
      </span>
      <span className={styles['count']}>{t('chosen', { count: number(count), share: percent(share) })}</span>
    </li>
  )
}
