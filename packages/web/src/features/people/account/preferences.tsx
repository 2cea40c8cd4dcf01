import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { languageOf, useLanguage } from '../../../lib/words/language.ts'
import { useOffered } from '../../../lib/session/offered.ts'
import { useUser } from '../../../lib/session/session-state.ts'
import { switchLanguage } from '../../../lib/words/said/texts.ts'
import { TimeZoneField } from '../../../ui/form/fields/time-zone-field.tsx'
import { SavedNotice } from '../../../ui/form/saved-notice.tsx'
import { useRememberLanguage, useSetTimezone } from './account.queries.ts'
import styles from './account.module.css'

/** The language and the time zone in which the product speaks to one. */
export function Preferences() {
  const { t } = useTranslation(['account', 'shell'])
  const user = useUser()
  const language = useLanguage()
  const offered = useOffered()
  const rememberLanguage = useRememberLanguage()
  const setTimezone = useSetTimezone()
  const problem = useErrorText(setTimezone.error)
  const chosen = user?.timezone ?? ''
  const choose = (tag: string) => {
    const next = languageOf(tag)
    void switchLanguage(next)
    rememberLanguage(next)
  }
  return (
    <section className={`card ${styles.section}`}>
      <h2>{t('tabs.settings')}</h2>
      <NativeSelect
        label={t('shell:language.label')}
        description={t('settings.languageHint')}
        value={language}
        onChange={(event) => choose(event.target.value)}
        data={offered.map((name) => ({ value: name, label: t(`shell:language.${name}`) }))}
      />
      <TimeZoneField
        label={t('settings.timezone')}
        description={t('settings.timezoneHint')}
        value={setTimezone.isPending ? setTimezone.variables : chosen}
        onChange={(zone) => setTimezone.mutate(zone)}
        error={problem}
      />
      <SavedNotice
        savedAt={setTimezone.isSuccess ? setTimezone.submittedAt : null}
        isSaving={setTimezone.isPending}
      />
    </section>
  )
}
