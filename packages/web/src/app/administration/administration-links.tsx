import { useTranslation } from 'react-i18next'
import { NavLink, useLocation } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useUser } from '../../lib/session/session-state.ts'
import styles from '../shell/navigation.module.css'
import { areasFor } from './areas.ts'

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
            <NavLink to={paths[name]} className={styles['link'] ?? ''}>
              <Icon size={20} stroke={1.7} aria-hidden />
              {t(`screen.${name}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  ))
}
