import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ToolButton } from '../../../ui/menu/tool-button.tsx'

export function ColourSchemeToggle() {
  const { t } = useTranslation('shell')
  const { setColorScheme } = useMantineColorScheme()
  const isDark = useComputedColorScheme('light') === 'dark'
  const Icon = isDark ? IconSun : IconMoon
  return (
    <ToolButton
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
      aria-label={t(isDark ? 'theme.toLight' : 'theme.toDark')}
    >
      <Icon size={20} stroke={1.7} aria-hidden />
    </ToolButton>
  )
}
