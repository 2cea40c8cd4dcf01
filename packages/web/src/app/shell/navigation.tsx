import {
  IconBell,
  IconCompass,
  IconMail,
  IconSmartHome,
  IconUser,
  IconChartDonut3,
} from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { paths, type ScreenName } from '../../lib/paths.ts'
import { useUser } from '../../lib/session-state.ts'
import { mayOpen } from './built-screens.ts'
import styles from './navigation.module.css'

type Entry = readonly [ScreenName, typeof IconBell]

const mainEntries: readonly Entry[] = [
  ['home', IconSmartHome],
  ['overview', IconChartDonut3],
  ['explore', IconCompass],
  ['notifications', IconBell],
  ['account', IconUser],
]
const administration: readonly Entry[] = [['mailOutbox', IconMail]]

function NavigationLink({ entry: [name, Icon] }: { entry: Entry }) {
  const { t } = useTranslation('shell')
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
  const may = ([name]: Entry) => mayOpen(name, user)
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
          {mainEntries.filter(may).map((entry) => (
            <NavigationLink key={entry[0]} entry={entry} />
          ))}
        </ul>
        {manage.length > 0 && (
          <>
            <h2 className={styles['group']}>{t('navigation.administration')}</h2>
            <ul className={styles['list']}>
              {manage.map((entry) => (
                <NavigationLink key={entry[0]} entry={entry} />
              ))}
            </ul>
          </>
        )}
      </nav>
    </>
  )
}
