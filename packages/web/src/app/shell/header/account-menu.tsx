import { IconLogout, IconUser } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { landingPath } from '../../../lib/session/return-path.ts'
import { useUser } from '../../../lib/session/session-state.ts'
import { signOut } from '../../../lib/session/session.ts'
import { Avatar } from '../../../ui/person/avatar.tsx'
import { MenuButton, type MenuGroup } from '../../../ui/menu/menu-button.tsx'
import { isBuilt } from '../built-screens.ts'
import { projects, useSwitchProject } from '../shell.queries.ts'

function useProjectGroup(): MenuGroup[] {
  const { t } = useTranslation('shell')
  const { data = [] } = useQuery(projects)
  const switchProject = useSwitchProject()
  if (data.length < 2) return []
  const items = data.map(({ id, name, current }) => ({
    label: name,
    isChosen: current,
    onSelect: () => switchProject.mutate(id),
  }))
  return [{ label: t('account.projects'), items }]
}

/** One's own name, account, groups and the way out. */
export function AccountMenu() {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const user = useUser()
  const projectGroup = useProjectGroup()
  if (!user) return null
  const account = {
    label: t('screen.account'),
    icon: <IconUser size={18} />,
    onSelect: () => void navigate(paths.account),
  }
  const out = {
    label: t('account.signOut'),
    icon: <IconLogout size={18} />,
    onSelect: () => void signOut().then(() => navigate(landingPath())),
  }
  // NOTE: the banner above leads back; signing out is for one's own session.
  const ways = user.viewedBy ? [] : [{ items: [out] }]
  return (
    <MenuButton
      label={t('account.menu', { name: user.name })}
      face={<Avatar name={user.name} src={user.avatar} />}
      round
      groups={[
        { label: user.name, items: isBuilt('account') ? [account] : [] },
        ...(user.viewedBy ? [] : projectGroup),
        ...ways,
      ]}
    />
  )
}
