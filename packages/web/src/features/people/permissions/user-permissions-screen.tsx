import { TextInput } from '@mantine/core'
import { reachOf } from '@oktant/contract/kit/permissions/reach.ts'
import type { Explanation } from '@oktant/contract/people/profiles.ts'
import { IconSearch } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link, useParams } from 'react-router'
import { idFrom } from '../../../lib/api/ids.ts'
import { paths } from '../../../lib/paths.ts'
import { useUser } from '../../../lib/session/session-state.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { RecordScreen, RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { explanation } from './holders.queries.ts'
import { permissionAreas, usePermissionWords } from '../../../lib/words/permission-words.ts'
import styles from './permissions.module.css'

type Why = Explanation['permissions'][number]['profiles']

/** What somebody can do, whose rows that reaches, and which of their profiles is why. */
export function UserPermissionsScreen() {
  const { t } = useTranslation('permissions')
  const { data } = useSuspenseQuery(explanation(idFrom(useParams()['id']) ?? 0))
  const me = useUser()
  const back = me?.permissions.includes('users.administer')
    ? { to: generatePath(paths.user, { id: String(data.id) }), label: data.fullName }
    : { to: paths.permissions, label: t('back') }
  return (
    <RecordScreen
      back={back}
      title={t('explain.title', { name: data.fullName })}
      lead={data.isActive ? t('explain.lead', { count: data.permissions.length }) : t('explain.inactive')}
      {...(data.authorities.length && { aside: <Authorities of={data.authorities} /> })}
    >
      {data.permissions.length ? <Reasons of={data} /> : <EmptyState title={t('explain.nothing')} />}
    </RecordScreen>
  )
}

function Reasons({ of: { permissions, manages } }: { of: Explanation }) {
  const { t } = useTranslation('permissions')
  const { nameOf, about, fits } = usePermissionWords()
  const [wanted, setWanted] = useState('')
  const whyOf = new Map(permissions.map(({ permission, profiles }) => [permission, profiles]))
  const areas = permissionAreas.flatMap(({ area, names }) => {
    const held = names.filter((name) => whyOf.has(name) && fits(name, wanted))
    return held.length ? [{ area, held }] : []
  })
  return (
    <>
      <TextInput
        type="search"
        className={styles['search'] ?? ''}
        label={t('profile.search')}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      {areas.length === 0 && <EmptyState title={t('profile.noneFound')} />}
      {areas.map(({ area, held }) => (
        <RecordSection key={area} title={t(`area.${area}`)}>
          <dl className={styles['reasons']}>
            {held.map((name) => (
              <div key={name}>
                <dt>{nameOf(name)}</dt>
                <dd className={styles['allowed']}>{about(name)}</dd>
                <dd>
                  {t(`reach.${reachOf(name)}`)}
                  {reachOf(name) === 'managed' && ` ${t('reach.managedNow', { count: manages })}`}
                </dd>
                <dd>
                  <By profiles={whyOf.get(name) ?? []} />
                </dd>
              </div>
            ))}
          </dl>
        </RecordSection>
      ))}
    </>
  )
}

function By({ profiles }: { profiles: Why }) {
  const { t } = useTranslation('permissions')
  const text = useLocalText()
  return (
    <>
      {t('explain.by')}{' '}
      {profiles.map(({ id, name }, place) => (
        <span key={id}>
          {place > 0 && ', '}
          <Link to={generatePath(paths.permissionProfile, { id: String(id) })}>{text(name)}</Link>
        </span>
      ))}
    </>
  )
}

/** The names that are sent for other programs, and by which profiles. */
function Authorities({ of }: { of: Explanation['authorities'] }) {
  const { t } = useTranslation('permissions')
  return (
    <RecordSection title={t('part.authorities')} hint={t('part.authoritiesHint')}>
      <dl className={styles['reasons']}>
        {of.map(({ authority, profiles }) => (
          <div key={authority}>
            <dt>
              <code>{authority}</code>
            </dt>
            <dd>
              <By profiles={profiles} />
            </dd>
          </div>
        ))}
      </dl>
    </RecordSection>
  )
}
