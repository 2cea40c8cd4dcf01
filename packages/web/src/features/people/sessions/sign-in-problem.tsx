import type { TimeSlot } from '@oktant/contract/people/sessions.ts'
import { signInMessages as messages } from '@oktant/contract/kit/messages/sign-in.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isFailure, type ApiError } from '../../../lib/api/api-error.ts'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { useMessage } from '../../../lib/words/said/message.ts'
import { FormProblem } from '../../../ui/form/form.tsx'
import { publicSettings } from './sessions.queries.ts'
import styles from './sign-in-problem.module.css'

/** Why somebody could not sign in, and what helps. */
export function SignInProblem({ error }: { error: Error | null }) {
  const text = useErrorText(error)
  if (isFailure(error, 'invalidLicense')) return <InvalidLicense error={error} />
  if (isFailure(error, 'accessRestricted')) return <AccessRestricted error={error} />
  return <FormProblem>{text}</FormProblem>
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function InvalidLicense({ error }: { error: ApiError }) {
  const { t } = useTranslation('sessions')
  const { data } = useQuery(publicSettings)
  const email = textOf(error.details['email']) || data?.supportEmailAddress
  const phone = textOf(error.details['phone'])
  return (
    <section className={styles.panel} role="alert">
      <h2>{t('license.title')}</h2>
      <p>{t('license.text')}</p>
      <ul className={styles.contact}>
        {email && (
          <li>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        )}
        {phone && (
          <li>
            <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
          </li>
        )}
      </ul>
    </section>
  )
}

const isSlot = (value: unknown): value is TimeSlot =>
  typeof value === 'object' && value !== null && 'startTime' in value && 'endTime' in value

const slotsOf = ({ details }: ApiError) => {
  const slots = details['accessTimeslots']
  return Array.isArray(slots) ? slots.filter(isSlot) : []
}

function AccessRestricted({ error }: { error: ApiError }) {
  const { t } = useTranslation('sessions')
  const message = useMessage()
  const slots = slotsOf(error)
  return (
    <section className={styles.panel} role="alert">
      <h2>{t('restricted.title')}</h2>
      <p>{slots.length ? message(messages.accessRestricted) : t('restricted.never')}</p>
      <ul className={styles.slots}>
        {slots.map(({ startTime, endTime }) => (
          <li key={startTime + endTime} className="pill numbers">
            {startTime.slice(0, 5)} – {endTime.slice(0, 5)}
          </li>
        ))}
      </ul>
    </section>
  )
}
