import { IconMenu2, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { useSession } from '../../../lib/session/session-state.ts'
import { ToolButton } from '../../../ui/menu/tool-button.tsx'
import { BrandLink } from './brand-link.tsx'
import { ColourSchemeToggle } from './colour-scheme-toggle.tsx'
import styles from './header.module.css'
import { LanguageMenu } from './language-menu.tsx'
import { MemberPart } from './member-part.tsx'
import { SearchField } from '../palette/search-field.tsx'
import { VisitorTools } from './visitor-tools.tsx'

type HeaderProps = { isMenuOpen: boolean; onMenu: () => void }

export function Header({ isMenuOpen, onMenu }: HeaderProps) {
  const { t } = useTranslation('shell')
  const isMember = useSession() !== null
  const MenuIcon = isMenuOpen ? IconX : IconMenu2
  return (
    <header className={styles['header']}>
      <div className={styles['bar']}>
        <ToolButton
          className={styles['menu']}
          onClick={onMenu}
          aria-expanded={isMenuOpen}
          aria-controls="navigation"
          aria-label={t(isMenuOpen ? 'navigation.close' : 'navigation.open')}
        >
          <MenuIcon size={22} stroke={1.7} aria-hidden />
        </ToolButton>
        <BrandLink />
        <SearchField />
        <div className={styles['tools']}>
          <LanguageMenu />
          <ColourSchemeToggle />
          {isMember ? <MemberPart /> : <VisitorTools />}
        </div>
      </div>
      <BusyBar />
    </header>
  )
}

function BusyBar() {
  const { t } = useTranslation('common')
  const isBusy = useNavigation().state === 'loading'
  return (
    <div className={styles['busy']} data-on={isBusy || undefined} role="status">
      {isBusy && <span className="visually-hidden">{t('state.loading')}</span>}
    </div>
  )
}
