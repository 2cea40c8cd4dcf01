import type { EventOutline, LearnerEvent } from '@oktant/contract/events/event-shapes.ts'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { dotted } from '../../../lib/words/shown/dotted.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { Facts } from '../../../ui/facts.tsx'
import { useSpan, useWhen, useWhere, useZone } from './attending-words.ts'
import styles from './attending.module.css'

/** All that is said of an event: when, where, by whom, its parts, its agenda and its outline. */
export function EventAbout({ event }: { event: LearnerEvent }) {
  const { t } = useTranslation('attending')
  const when = useWhen(event)
  const where = useWhere()(event)
  const { facilitators, timeslots, agenda, notes } = event
  return (
    <div className={styles['about']}>
      <Part title={t('about.title')}>
        <Facts
          facts={[
            [t('about.when'), [when.own, when.there].filter(Boolean).join('\n')],
            [t('about.where'), where],
            [t('about.type'), t(`type.${event.eventType}`)],
            [t('about.facilitators'), facilitators.map(({ name }) => name).join(', ')],
          ]}
        />
      </Part>
      {timeslots.length > 1 && <Timeslots timeslots={timeslots} />}
      {agenda.length > 0 && <Agenda agenda={agenda} />}
      <Outline outline={event.goalOutline} />
      {notes && (
        <Part title={t('about.notes')}>
          <p className={styles['written']}>{notes}</p>
        </Part>
      )}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={`card ${styles['panel']}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

function Timeslots({ timeslots }: Pick<LearnerEvent, 'timeslots'>) {
  const { t } = useTranslation('attending')
  const text = useLocalText()
  const span = useSpan()
  const zone = useZone()
  return (
    <Part title={t('about.timeslots')}>
      <ol className={styles['slots']}>
        {timeslots.map(({ id, startsAt, endsAt, container, components }) => (
          <li key={id}>
            <strong>{span(startsAt, endsAt, zone)}</strong>
            <span>
              {dotted([container && text(container.name), ...components.map(({ name }) => text(name))])}
            </span>
          </li>
        ))}
      </ol>
    </Part>
  )
}

function Agenda({ agenda }: Pick<LearnerEvent, 'agenda'>) {
  const { t } = useTranslation('attending')
  return (
    <Part title={t('about.agenda')}>
      <ul className={styles['agenda']}>
        {agenda.map(({ time, text }, place) => (
          <li key={place}>
            {time && <strong>{time}</strong>}
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Part>
  )
}

const short = ['courseDuration', 'costPerDelegate', 'provider', 'minDelegates', 'maxDelegates'] as const
const long = ['delegateProfile', 'courseObjective', 'courseOutcome', 'courseWork'] as const

function Outline({ outline }: { outline: EventOutline }) {
  const { t } = useTranslation('attending')
  const facts = short.filter((name) => outline[name])
  const texts = long.filter((name) => outline[name])
  if (!facts.length && !texts.length) return null
  return (
    <Part title={t('about.outline')}>
      <Facts facts={facts.map((name) => [t(`outline.${name}`), outline[name]])} />
      {texts.map((name) => (
        <div key={name}>
          <h3>{t(`outline.${name}`)}</h3>
          <p className={styles['written']}>{outline[name]}</p>
        </div>
      ))}
    </Part>
  )
}
