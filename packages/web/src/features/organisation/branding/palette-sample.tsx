import type { Shades, Theme } from '@oktant/contract/organisation/branding.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './branding.module.css'
import { isColour } from '../../../lib/colours.ts'
import { palette } from './branding.queries.ts'

const waits = 300

/** How the colour will look in both themes, and where it had to be changed. */
export function PaletteSample({ colour }: { colour: string }) {
  const { t } = useTranslation('branding')
  const [wanted] = useDebouncedValue(colour.trim().toLowerCase(), waits)
  const { data } = useQuery(palette(wanted))
  if (!isColour(wanted) || !data) return null
  return (
    <div aria-live="polite" className={styles['samples']}>
      <Sample theme="light" shades={data.palette.light} />
      <Sample theme="dark" shades={data.palette.dark} />
      {data.adjusted.length > 0 && (
        <ul className={styles['adjusted']}>
          {data.adjusted.map(({ theme, use, colour: shade }) => (
            <li key={theme + use}>{t(`adjusted.${theme}.${use}`, { colour: shade.toUpperCase() })}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

// NOTE: React’s types know no custom properties.
const variables = ({ brand, fill, soft }: Shades) =>
  ({ '--sample-brand': brand, '--sample-fill': fill, '--sample-soft': soft }) as CSSProperties

function Sample({ theme, shades }: { theme: Theme; shades: Shades }) {
  const { t } = useTranslation('branding')
  return (
    <div className={styles['sample']} data-theme={theme} style={variables(shades)}>
      <span>{t(`theme.${theme}`)}</span>
      <span className={styles['fill']}>{t('sample.button')}</span>
      <span className={styles['link']}>{t('sample.link')}</span>
      <span className={styles['soft']}>{t('sample.chosen')}</span>
    </div>
  )
}
