import { Skeleton } from '@mantine/core'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import type { UserTies as Ties } from '@oktant/contract/people/user-ties.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useUser } from '../../../lib/session/session-state.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { dotted } from '../../../lib/words/shown/dotted.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { ErrorState } from '../../../ui/page/states.tsx'
import { userTies } from './users.queries.ts'
import styles from './users.module.css'

/** What ties somebody to the others, beside their account. */
export function UserTies({ id }: { id: number }) {
  const { t } = useTranslation('users')
  const { data, error, refetch } = useQuery(userTies(id))
  return (
    <RecordSection title={t('ties.title')}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton h={96} />}
      {data && <TiesList id={id} ties={data} />}
    </RecordSection>
  )
}

/** Who leads somebody and whom they lead; and, for whoever may know, what they are to learn and why. */
export function TiesList({ id, ties: { above, team, learning } }: { id: number; ties: Ties }) {
  return (
    <dl className={styles['ties']}>
      <Line above={above} />
      <Team id={id} team={team} />
      {learning && <Groups groups={learning.groups} />}
      {learning && <Courses courses={learning.courses} />}
    </dl>
  )
}

type Person = Ties['above'][number]

/** The name alone where it would lead to a refusal. */
const MaybeLink = ({ to, children }: { to: string | null; children: string }) =>
  to === null ? children : <Link to={to}>{children}</Link>

const useMay = () => {
  const user = useUser()
  return (permission: Permission) => user?.permissions.includes(permission) ?? false
}

function PersonLink({ person: { id, fullName }, isBelow }: { person: Person; isBelow?: true }) {
  const may = useMay()
  const params = { id: String(id) }
  const isSeen = may('people.seeAll') || (isBelow && may('team.see'))
  const seen = isSeen ? generatePath(paths.person, params) : null
  return (
    <MaybeLink to={may('users.administer') ? generatePath(paths.user, params) : seen}>{fullName}</MaybeLink>
  )
}

function Line({ above }: Pick<Ties, 'above'>) {
  const { t } = useTranslation('users')
  return (
    <>
      <dt>{t('ties.above')}</dt>
      {above.length === 0 && <dd>{t('ties.nobodyAbove')}</dd>}
      {above.map((person) => (
        <dd key={person.id}>
          <PersonLink person={person} />
        </dd>
      ))}
    </>
  )
}

function Team({ id, team: { count, examples } }: { id: number } & Pick<Ties, 'team'>) {
  const { t } = useTranslation('users')
  const may = useMay()
  return (
    <>
      <dt>{t('ties.team')}</dt>
      {count === 0 && <dd>{t('ties.leadsNobody')}</dd>}
      {examples.map((person) => (
        <dd key={person.id}>
          <PersonLink person={person} isBelow />
        </dd>
      ))}
      {count > 0 && may('users.administer') && (
        <dd>
          <Link to={`${paths.users}?manager=${id}`}>{t('ties.wholeTeam', { count })}</Link>
        </dd>
      )}
      {count > examples.length && !may('users.administer') && (
        <dd>{t('ties.more', { count: count - examples.length })}</dd>
      )}
    </>
  )
}

type Learning = NonNullable<Ties['learning']>

function Groups({ groups }: Pick<Learning, 'groups'>) {
  const { t } = useTranslation('users')
  const mayEdit = useMay()('courses.administer')
  const { short } = useDates()
  const text = useLocalText()
  return (
    <>
      <dt>{t('ties.groups')}</dt>
      {groups.length === 0 && <dd>{t('ties.noGroup')}</dd>}
      {groups.map(({ id, name, reasons, since }) => (
        <dd key={id}>
          <MaybeLink to={mayEdit ? generatePath(paths.learningGroup, { id: String(id) }) : null}>
            {text(name)}
          </MaybeLink>
          <span>{t(reasons.includes('hand') ? 'ties.byHand' : 'ties.byRule', { day: short(since) })}</span>
        </dd>
      ))}
    </>
  )
}

function Courses({ courses: { count, overdue, done, first } }: Pick<Learning, 'courses'>) {
  const { t } = useTranslation('users')
  const mayEdit = useMay()('courses.administer')
  const text = useLocalText()
  return (
    <>
      <dt>{t('ties.courses')}</dt>
      <dd>{count ? t('ties.counts', { count, done, overdue }) : t('ties.noCourse')}</dd>
      {first.map((course) => (
        <dd key={course.id}>
          <MaybeLink to={mayEdit ? generatePath(paths.adminCourse, { id: String(course.id) }) : null}>
            {text(course.title)}
          </MaybeLink>
          <Standing course={course} />
        </dd>
      ))}
      {count > first.length && <dd>{t('ties.more', { count: count - first.length })}</dd>}
    </>
  )
}

function Standing({ course }: { course: Learning['courses']['first'][number] }) {
  const { t } = useTranslation('users')
  const { day, short } = useDates()
  const text = useLocalText()
  const { standing, dueOn, isMandatory, isBegun, because } = course
  const groups = because.filter(({ isByName }) => !isByName)
  const byName = because.find(({ isByName }) => isByName)
  const facts = [
    standing === 'done' ? t('ties.done') : isBegun ? t('ties.begun') : t('ties.notBegun'),
    isMandatory && standing !== 'done' && t('ties.mandatory'),
    dueOn !== null &&
      standing !== 'done' &&
      t(standing === 'overdue' ? 'ties.overdue' : 'ties.due', { day: day(dueOn) }),
    groups.length > 0 && t('ties.because', { groups: groups.map(({ name }) => text(name)).join(', ') }),
    byName &&
      t(byName.givenBy ? 'ties.byNameBy' : 'ties.byNameOn', {
        name: byName.givenBy ?? '',
        day: short(byName.since),
      }),
  ]
  return <span data-standing={standing}>{dotted(facts)}</span>
}
