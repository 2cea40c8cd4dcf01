import { Menu } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useOpenOnMount } from '../../lib/focus/open-on-mount.ts'
import styles from './menu-button.module.css'
import type { MenuButtonProps } from './menu-button.tsx'
import { ToolButton } from './tool-button.tsx'

/** The loaded menu; it opens at once, because loading it was asked for by a click. */
export function OpenedMenu({ label, face, groups, round }: MenuButtonProps) {
  const { button, isOpen, setOpen } = useOpenOnMount()
  return (
    <Menu
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      offset={14}
      width={240}
      shadow="md"
      // NOTE: it stays in its place in the page, so that it lies inside the landmark of its button.
      withinPortal={false}
      // NOTE: as it lies beside its button it scrolls away with it, and needs no measuring whether that is still in sight.
      hideDetached={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <ToolButton ref={button} className={round ? styles['round'] : ''} aria-label={label}>
          {face}
        </ToolButton>
      </Menu.Target>
      <Menu.Dropdown>
        {groups.map((group, place) => (
          <div key={group.label ?? place} role="group" aria-label={group.label}>
            {place > 0 && <Menu.Divider />}
            {group.label && <Menu.Label aria-hidden>{group.label}</Menu.Label>}
            {group.items.map((item) => (
              <Menu.Item
                key={item.label}
                lang={item.language}
                leftSection={item.icon}
                rightSection={item.isChosen && <IconCheck size={16} aria-hidden />}
                aria-current={item.isChosen || undefined}
                onClick={item.onSelect}
              >
                {item.label}
              </Menu.Item>
            ))}
          </div>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
