import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { RecordScreen, RecordSection } from '../../../../ui/admin/record/record-screen.tsx'
import { Avatar } from '../../../../ui/person/avatar.tsx'
import { Facts } from '../../../../ui/facts.tsx'
import { visiblePerson } from './directory.queries.ts'
import { TiesList } from '../user-ties.tsx'
import styles from '../users.module.css'

/** One of the people whom HR or a line manager sees: how to reach them, and what they are to learn. */
export function PersonScreen() {
  const { t } = useTranslation(['users', 'shell'])
  const { dateTime } = useDates()
  const id = Number(useParams()['id'])
  const { data: person } = useSuspenseQuery(visiblePerson(id))
  const { fullName, avatar, jobDescription, locality, userStatus, emailAddress, lastLoggedInAt } = person
  const facts = [
    ['user.jobRole', jobDescription?.name],
    ['user.locality', locality?.name],
    ['user.emailAddress', emailAddress],
    ['user.mobileNumber', person.mobileNumber],
    ['user.landlineNumber', person.landlineNumber],
    ['user.lastLoggedIn', lastLoggedInAt ? dateTime(lastLoggedInAt) : t('user.never')],
  ] as const
  return (
    <RecordScreen
      back={{ to: paths.people, label: t('people.back') }}
      title={fullName}
      aside={
        <RecordSection title={t('people.about')}>
          <div className={styles['photo']}>
            <Avatar name={fullName} src={avatar} size={72} />
            <span className="pill" data-tone={userStatus.name === 'Active' ? 'ok' : undefined}>
              {t(`status.${userStatus.name}`)}
            </span>
          </div>
          <Facts facts={facts.map(([label, value]) => [t(label), value])} />
        </RecordSection>
      }
    >
      <RecordSection title={t('ties.title')}>
        <TiesList id={id} ties={person.ties} />
      </RecordSection>
    </RecordScreen>
  )
}
