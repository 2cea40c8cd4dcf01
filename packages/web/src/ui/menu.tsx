import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import { Menu } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Fragment } from 'react'
import styles from './menu-button.module.css'
import type { MenuButtonProps } from './menu-button.tsx'
import { ToolButton } from './tool-button.tsx'

/** The loaded menu; it opens at once, because loading it was asked for by a click. */
export function OpenedMenu({ label, face, groups, round }: MenuButtonProps) {
  return (
    <Menu defaultOpened position="bottom-end" width={240} shadow="md">
      <Menu.Target>
        <ToolButton className={round ? styles['round'] : ''} aria-label={label}>
          {face}
        </ToolButton>
      </Menu.Target>
      <Menu.Dropdown>
        {groups.map((group, place) => (
          <Fragment key={group.label ?? place}>
            {place > 0 && <Menu.Divider />}
            {group.label && <Menu.Label>{group.label}</Menu.Label>}
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
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
