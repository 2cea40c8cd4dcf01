import { TextInput } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import type { PermissionProfile } from '@oktant/contract/people/profiles.ts'
import { IconCheck, IconSearch } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { RecordScreen } from '../../../ui/admin/record/record-screen.tsx'
import { NothingFound } from '../../../ui/admin/list/nothing-found.tsx'
import { folded } from '../../../lib/words/shown/folded.ts'
import {
  permissionAreas,
  usePermissionWords,
  type PermissionArea,
} from '../../../lib/words/permission-words.ts'
import { permissionProfiles } from './permissions.queries.ts'
import tableStyles from './permission-table.module.css'
import styles from './permissions.module.css'

type Areas = { area: PermissionArea; names: Permission[] }[]
type TableProps = { areas: Areas; profiles: readonly PermissionProfile[] }

/** Which profile allows what, all at a glance; both sides can be narrowed. */
export function PermissionTableScreen() {
  const { t } = useTranslation(['permissions', 'shell'])
  const { data } = useSuspenseQuery(permissionProfiles)
  const text = useLocalText()
  const { fits } = usePermissionWords()
  const [permission, setPermission] = useState('')
  const [profile, setProfile] = useState('')
  const isNarrow = useMediaQuery('(max-width: 48em)') ?? false
  const areas = permissionAreas
    .map(({ area, names }) => ({ area, names: names.filter((name) => fits(name, permission)) }))
    .filter(({ names }) => names.length)
  const profiles = data.filter(({ name }) => folded(text(name)).includes(folded(profile.trim())))
  const Table = isNarrow ? Blocks : Grid
  const showAll = () => {
    setPermission('')
    setProfile('')
  }
  return (
    <RecordScreen
      back={{ to: paths.permissions, label: t('back') }}
      title={t('shell:screen.permissionTable')}
      lead={isNarrow ? t('table.lead') : `${t('table.lead')} ${t('table.keys')}`}
    >
      <div className={tableStyles['searches']}>
        <Search label={t('profile.search')} value={permission} onChange={setPermission} />
        <Search label={t('table.profile')} value={profile} onChange={setProfile} />
      </div>
      {areas.length && profiles.length ? (
        <Table areas={areas} profiles={profiles} />
      ) : (
        <div className="card">
          <NothingFound
            title={t(profiles.length ? 'profile.noneFound' : 'table.noProfile')}
            onShowAll={showAll}
          />
        </div>
      )}
    </RecordScreen>
  )
}

type SearchProps = { label: string; value: string; onChange: (text: string) => void }
const Search = ({ label, value, onChange }: SearchProps) => (
  <TextInput
    type="search"
    className={styles['search'] ?? ''}
    label={label}
    leftSection={<IconSearch size={16} aria-hidden />}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
)

const profilePath = (id: number) => generatePath(paths.permissionProfile, { id: String(id) })

/** NOTE: the frame takes the focus, so that the arrow keys move the table in it. */
function Grid({ areas, profiles }: TableProps) {
  const { t } = useTranslation(['permissions', 'shell'])
  const text = useLocalText()
  return (
    <div
      className={`card ${tableStyles['frame']}`}
      role="region"
      aria-label={t('shell:screen.permissionTable')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
      tabIndex={0}
    >
      <table className={tableStyles['table']} aria-label={t('shell:screen.permissionTable')}>
        <thead>
          <tr>
            <th scope="col">{t('profile.permissions')}</th>
            {profiles.map(({ id, name }) => (
              <th key={id} scope="col">
                <Link to={profilePath(id)}>{text(name)}</Link>
              </th>
            ))}
          </tr>
        </thead>
        {areas.map(({ area, names }) => (
          <tbody key={area}>
            <tr className={tableStyles['area'] ?? ''}>
              <th scope="rowgroup" colSpan={profiles.length + 1}>
                <span>{t(`area.${area}`)}</span>
              </th>
            </tr>
            {names.map((name) => (
              <Row key={name} name={name} profiles={profiles} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

function Row({ name, profiles }: { name: Permission; profiles: readonly PermissionProfile[] }) {
  const { t } = useTranslation('permissions')
  const { nameOf, about } = usePermissionWords()
  return (
    <tr>
      <th scope="row" title={about(name)}>
        {nameOf(name)}
      </th>
      {profiles.map(({ id, permissions }) => (
        <td key={id}>
          {permissions.includes(name) && (
            <>
              <IconCheck size={18} stroke={2.4} aria-hidden />
              <span className="visually-hidden">{t('table.allowed')}</span>
            </>
          )}
        </td>
      ))}
    </tr>
  )
}

/** On a phone each permission opens to the profiles that allow it. */
function Blocks({ areas, profiles }: TableProps) {
  const { t } = useTranslation('permissions')
  const text = useLocalText()
  const { nameOf, about } = usePermissionWords()
  return areas.map(({ area, names }) => (
    <section key={area} className={`card ${tableStyles['block']}`}>
      <h2>{t(`area.${area}`)}</h2>
      {names.map((name) => {
        const by = profiles.filter(({ permissions }) => permissions.includes(name))
        return (
          <details key={name}>
            <summary>
              {nameOf(name)} <span className="numbers">({by.length})</span>
            </summary>
            <p className={styles['allowed']}>{about(name)}</p>
            <ul>
              {by.map(({ id, name: called }) => (
                <li key={id}>
                  <Link to={profilePath(id)}>{text(called)}</Link>
                </li>
              ))}
            </ul>
            {!by.length && <p>{t('table.nobody')}</p>}
          </details>
        )
      })}
    </section>
  ))
}
