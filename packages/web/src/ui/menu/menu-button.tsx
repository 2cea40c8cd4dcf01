import type { Language } from '@oktant/contract/http/http.ts'
import { useState, type ReactNode } from 'react'
import { deferred } from '../../lib/deferred.tsx'
import styles from './menu-button.module.css'
import { ToolButton } from './tool-button.tsx'

export type MenuItem = {
  label: string
  onSelect: () => void
  icon?: ReactNode
  /** Said for one of several choices. */
  isChosen?: boolean
  /** The language of the label, where it is not the page's. */
  language?: Language
}
export type MenuGroup = { label?: string; items: readonly MenuItem[] }
export type MenuButtonProps = {
  label: string
  face: ReactNode
  groups: readonly MenuGroup[]
  round?: boolean
}

const Menu = deferred(() => import('./menu.tsx').then((file) => file.OpenedMenu))

/** A button with a menu; the menu itself is loaded on first use. */
export function MenuButton(props: MenuButtonProps) {
  const [isLoaded, setLoaded] = useState(false)
  if (isLoaded) return <Menu {...props} />
  const open = () => void Menu.prepare().then(() => setLoaded(true))
  return (
    <ToolButton
      className={props.round ? styles['round'] : ''}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-label={props.label}
      onPointerEnter={() => void Menu.prepare()}
      onClick={open}
    >
      {props.face}
    </ToolButton>
  )
}
