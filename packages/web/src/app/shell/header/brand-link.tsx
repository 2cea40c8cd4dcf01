import { useComputedColorScheme } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { wear } from '../../../lib/session/brand.ts'
import { settings } from '../../../lib/session/session.ts'
import { languageOf } from '../../../lib/words/language.ts'
import { switchLanguage } from '../../../lib/words/said/texts.ts'
import icon from '../../../../public/icon.svg?inline'
import styles from './header.module.css'

/** The company’s logo or its name for the product, which leads home; the whole application is coloured with it. */
export function BrandLink() {
  const { t } = useTranslation('shell')
  const { data } = useQuery(settings)
  const scheme = useComputedColorScheme('light')
  useEffect(() => {
    if (!data) return
    wear(data)
    if (!data.languages.includes(languageOf(document.documentElement.lang)))
      void switchLanguage(data.defaultLanguage)
  }, [data])
  const name = data?.productName ?? t('brand')
  const logo = data?.logos[scheme] ?? data?.logos.light ?? data?.logos.dark
  return (
    <Link to={paths.home} className={styles['brand']} aria-label={name}>
      {logo ? (
        <img src={logo} alt="" className={styles['logo']} />
      ) : (
        <>
          <img src={icon} alt="" width={34} height={34} />
          <span className={styles['word']} data-long={name.length > 12 || undefined}>
            {name.length > 18 ? (data?.shortName ?? name) : name}
          </span>
        </>
      )}
    </Link>
  )
}
