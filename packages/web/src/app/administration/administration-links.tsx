import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink, useLocation } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useUser } from '../../lib/session/session-state.ts'
import { useListElsewhere } from '../shell/current-screen.ts'
import styles from '../shell/navigation.module.css'
import { type AdministrationPlace, areasFor } from './areas.ts'

/** The areas in the side navigation, while one is in the administration. */
export function AdministrationLinks() {
  const { t } = useTranslation('shell')
  const user = useUser()
  const { pathname } = useLocation()
  if (!user || !pathname.startsWith(paths.administration)) return null
  return areasFor(user).map(({ key, places }) => (
    <div key={key}>
      <h2 className={styles['group']}>{t(`area.${key}`)}</h2>
      <ul className={styles['list']}>
        {places.map(({ name, icon: Icon }) => (
          <li key={name}>
            <PlaceLink name={name}>
              <Icon size={20} stroke={1.7} aria-hidden />
              {t(`screen.${name}`)}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </div>
  ))
}

type PlaceProps = Pick<AdministrationPlace, 'name'> & { children: ReactNode }

/** Marked too on a screen that belongs to it and stands elsewhere by its address. */
function PlaceLink({ name, children }: PlaceProps) {
  const link = { to: paths[name], className: styles['link'] ?? '', children }
  return useListElsewhere() === name ? <Link {...link} aria-current="true" /> : <NavLink {...link} />
}
