import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useUser } from '../../lib/session-state.ts'
import { mayOpen } from './built-screens.ts'
import styles from './navigation.module.css'
import { screenIcons, type MenuScreen } from './screen-icons.ts'

const everyday: readonly MenuScreen[] = ['home', 'overview', 'explore', 'notifications', 'account']
const forVisitors: readonly MenuScreen[] = ['register']
const administration: readonly MenuScreen[] = ['mailOutbox']

function NavigationLink({ name }: { name: MenuScreen }) {
  const { t } = useTranslation('shell')
  const Icon = screenIcons[name]
  return (
    <li>
      <NavLink to={paths[name]} end={name === 'home'} className={styles['link'] ?? ''}>
        <Icon size={20} stroke={1.7} aria-hidden />
        {t(`screen.${name}`)}
      </NavLink>
    </li>
  )
}

function useEscape(onEscape: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => event.key === 'Escape' && onEscape())
  useEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

type NavigationProps = { isOpen: boolean; onClose: () => void }

/** The side navigation; on a narrow page a drawer under the header. */
export function Navigation({ isOpen, onClose }: NavigationProps) {
  const { t } = useTranslation('shell')
  const user = useUser()
  useEscape(onClose)
  const may = (name: MenuScreen) => mayOpen(name, user)
  const manage = administration.filter(may)
  return (
    <>
      {isOpen && <div className={styles['shade']} onClick={onClose} aria-hidden="true" />}
      <nav
        id="navigation"
        className={styles['navigation']}
        data-open={isOpen || undefined}
        data-member={user ? true : undefined}
        aria-label={t('navigation.label')}
      >
        <ul className={styles['list']}>
          {(user ? everyday : [...everyday, ...forVisitors]).filter(may).map((name) => (
            <NavigationLink key={name} name={name} />
          ))}
        </ul>
        {manage.length > 0 && (
          <>
            <h2 className={styles['group']}>{t('navigation.administration')}</h2>
            <ul className={styles['list']}>
              {manage.map((name) => (
                <NavigationLink key={name} name={name} />
              ))}
            </ul>
          </>
        )}
      </nav>
    </>
  )
}
