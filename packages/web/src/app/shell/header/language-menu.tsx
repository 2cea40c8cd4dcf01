import type { Language } from '@oktant/contract/http/http.ts'
import { IconLanguage } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useRememberLanguage } from '../../../features/people/account/account.queries.ts'
import { useOffered } from '../../../lib/session/offered.ts'
import { useLanguage } from '../../../lib/words/language.ts'
import { switchLanguage } from '../../../lib/words/said/texts.ts'
import { MenuButton } from '../../../ui/menu/menu-button.tsx'
import styles from './language-menu.module.css'

export function LanguageMenu() {
  const { t } = useTranslation('shell')
  const current = useLanguage()
  const remember = useRememberLanguage()
  const offered = useOffered()
  const choose = (language: Language) => {
    void switchLanguage(language)
    remember(language)
  }
  if (offered.length < 2) return null
  return (
    <MenuButton
      label={`${t('language.label')}: ${t(`language.${current}`)}`}
      face={
        <>
          <IconLanguage size={20} stroke={1.7} aria-hidden />
          <span className={styles['code']} aria-hidden="true">
            {current.toUpperCase()}
          </span>
        </>
      }
      groups={[
        {
          items: offered.map((language) => ({
            label: t(`language.${language}`),
            language,
            isChosen: language === current,
            onSelect: () => choose(language),
          })),
        },
      ]}
    />
  )
}
