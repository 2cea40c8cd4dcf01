import { Checkbox, Skeleton } from '@mantine/core'
import type { CourseAudience as Audience } from '@oktant/contract/learning/assignments.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { onceMade } from '../../../../../lib/api/once-made.ts'
import { useErrorText } from '../../../../../lib/api/error-text.ts'
import { offerUndo } from '../../../../../lib/notice.ts'
import { paths } from '../../../../../lib/paths.ts'
import { useDates } from '../../../../../lib/words/shown/dates.ts'
import { dotted } from '../../../../../lib/words/shown/dotted.ts'
import { useLocalText } from '../../../../../lib/words/language.ts'
import { RecordSection } from '../../../../../ui/admin/record/record-screen.tsx'
import { FormProblem } from '../../../../../ui/form/form.tsx'
import { ErrorState } from '../../../../../ui/page/states.tsx'
import { courseAudience, showCourseTo } from '../../courses.queries.ts'
import { GiveByName } from './give-by-name.tsx'
import styles from '../builder.module.css'

/** Which learning groups have a course, and whether others see it. */
export function CourseAudience({ id }: { id: number }) {
  const { t } = useTranslation('courses')
  const { data, error, refetch } = useQuery(courseAudience(id))
  const change = useMutation({ mutationFn: (forGroups: boolean) => showCourseTo(id, forGroups) })
  const problem = useErrorText(change.error)
  const set = (forGroups: boolean) =>
    onceMade(change.mutateAsync(forGroups), () =>
      offerUndo(t(forGroups ? 'audience.hidden' : 'audience.shown'), () => showCourseTo(id, !forGroups)),
    )
  return (
    <RecordSection title={t('audience.title')} hint={t('audience.hint')}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton h={72} />}
      {data && (
        <>
          <Checkbox
            label={t('audience.forGroups')}
            description={t('audience.forGroupsHint')}
            checked={data.forGroups}
            disabled={change.isPending}
            onChange={({ target }) => set(target.checked)}
          />
          <FormProblem>{problem}</FormProblem>
          {data.groups.length === 0 && (
            <p className={styles['quiet']}>{t(data.forGroups ? 'audience.nobody' : 'audience.none')}</p>
          )}
          {data.groups.length > 0 && (
            <ul className={styles['groups']}>
              {data.groups.map((group) => (
                <OfGroup key={group.groupId} group={group} />
              ))}
            </ul>
          )}
          <GiveByName id={id} />
        </>
      )}
    </RecordSection>
  )
}

type Group = Audience['groups'][number]

function OfGroup({ group: { groupId, name, members, rule, given } }: { group: Group }) {
  const { t } = useTranslation('courses')
  const { day } = useDates()
  const { by, day: until, days } = rule.due
  const facts = [
    t(rule.isMandatory ? 'audience.mandatory' : 'audience.optional'),
    by === 'day' && until && t('audience.dueDay', { day: day(until) }),
    by === 'days' && t('audience.dueDays', { count: days ?? 0 }),
    rule.recertifyMonths !== null && t('audience.again', { count: rule.recertifyMonths }),
    t('audience.people', { count: members }),
  ]
  return (
    <li>
      <Link to={generatePath(paths.learningGroup, { id: String(groupId) })}>{useLocalText()(name)}</Link>
      <span>{dotted(facts)}</span>
      {given.length > 0 && <Given given={given} more={members - given.length} />}
    </li>
  )
}

/** Who was given the course by name, by whom and when. */
function Given({ given, more }: Pick<Group, 'given'> & { more: number }) {
  const { t } = useTranslation('courses')
  const { short } = useDates()
  return (
    <ul className={styles['given']}>
      {given.map(({ userId, fullName, givenBy, since }) => (
        <li key={userId}>
          {fullName}{' '}
          <span>
            {t(givenBy ? 'audience.givenBy' : 'audience.givenOn', { name: givenBy ?? '', day: short(since) })}
          </span>
        </li>
      ))}
      {more > 0 && <li>{t('audience.more', { count: more })}</li>}
    </ul>
  )
}
