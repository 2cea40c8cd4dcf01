import { decisionKindNames, decisionKinds } from '@oktant/contract/people/deputies.ts'
import { Tabs } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useUser } from '../../../lib/session/session-state.ts'
import { Facts } from '../../../ui/facts.tsx'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { TabRow } from '../../../ui/tab-row/tab-row.tsx'
import { profile } from './account.queries.ts'
import styles from './account.module.css'
import { ActivityTab } from './activity/activity-tab.tsx'
import { ConnectionsTab } from './connections/connections-tab.tsx'
import { DeputiesTab } from '../deputies/deputies-tab.tsx'
import { CustomFieldsForm } from './custom-fields-form.tsx'
import { NotificationSettingsForm } from './notification-settings.tsx'
import { PasswordForm } from './password-form.tsx'
import { PhotoField } from './photo-field.tsx'
import { PrivacyTab } from './privacy/privacy-tab.tsx'
import { PushDevices } from './push-devices.tsx'
import { Preferences } from './preferences.tsx'
import { SessionList } from './session-list.tsx'
import { TestimonialsTab } from './testimonials/testimonials-tab.tsx'

const tabs = [
  'profile',
  'testimonials',
  'connections',
  'activity',
  'deputies',
  'settings',
  'notifications',
  'security',
  'privacy',
] as const

function About({ id }: { id: number }) {
  const { t } = useTranslation('account')
  const { data } = useSuspenseQuery(profile(id))
  const facts = [
    [t('fact.login'), data.login],
    [t('fact.email'), data.emailAddress],
    [t('fact.jobRole'), data.jobDescription?.name],
    [t('fact.locality'), data.locality?.name],
    [t('fact.manager'), data.manager?.fullName],
  ] as const
  return <Facts facts={facts} />
}

function ProfileTab({ id }: { id: number }) {
  const { data } = useSuspenseQuery(profile(id))
  return (
    <>
      <section className={`card ${styles.section}`}>
        <PhotoField profile={data} />
        <About id={id} />
      </section>
      {data.customFields.length > 0 && <CustomFieldsForm profile={data} />}
    </>
  )
}

/** One's own account: who one is, how the product speaks to one, and who may come in. */
export function AccountScreen() {
  const { t } = useTranslation('account')
  const user = useUser()
  const [search, setSearch] = useSearchParams()
  if (!user) return null
  const decides = decisionKindNames.some((kind) => user.permissions.includes(decisionKinds[kind].permission))
  const shown = tabs.filter((name) => name !== 'deputies' || decides)
  const tab = shown.find((name) => name === search.get('tab')) ?? 'profile'
  return (
    <div className="page">
      <PageHeader title={user.name} lead={user.companyName} />
      <Tabs
        value={tab}
        onChange={(next) => setSearch({ tab: next ?? 'profile' }, { replace: true })}
        keepMounted={false}
      >
        <TabRow
          label={t('tabs.label')}
          open={tab}
          tabs={shown.map((name) => ({ name, label: t(`tabs.${name}`) }))}
        />
        <Tabs.Panel value="profile" className={styles.panel}>
          <ProfileTab id={user.id} />
        </Tabs.Panel>
        <Tabs.Panel value="testimonials" className={styles.panel}>
          <TestimonialsTab />
        </Tabs.Panel>
        <Tabs.Panel value="connections" className={styles.panel}>
          <ConnectionsTab />
        </Tabs.Panel>
        <Tabs.Panel value="activity" className={styles.panel}>
          <ActivityTab />
        </Tabs.Panel>
        <Tabs.Panel value="deputies" className={styles.panel}>
          <DeputiesTab />
        </Tabs.Panel>
        <Tabs.Panel value="settings" className={styles.panel}>
          <Preferences />
        </Tabs.Panel>
        <Tabs.Panel value="notifications" className={styles.panel}>
          <NotificationSettingsForm />
          <PushDevices />
        </Tabs.Panel>
        <Tabs.Panel value="security" className={styles.panel}>
          <PasswordForm />
          <SessionList />
        </Tabs.Panel>
        <Tabs.Panel value="privacy" className={styles.panel}>
          <PrivacyTab />
        </Tabs.Panel>
      </Tabs>
    </div>
  )
}
