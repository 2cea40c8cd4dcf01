import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { recall, remember } from '../../../lib/storage.ts'
import { ToolButton } from '../../../ui/menu/tool-button.tsx'
import styles from './segment-tip.module.css'

/** Says once what the wheel is. Closed, it stays closed, and visitors land on the welcome screen from then on. */
export function SegmentTip({ onClosed }: { onClosed: () => void }) {
  const { t } = useTranslation('segments')
  const [closed, setClosed] = useState(() => recall('segment-tip-closed') !== null)
  if (closed) return null

  const close = () => {
    remember('segment-tip-closed', 'yes')
    setClosed(true)
    onClosed()
  }
  return (
    <aside className={styles.tip} aria-label={t('tip.title')}>
      <svg viewBox="0 0 40 40" className={styles.glyph} aria-hidden>
        <path d="M0 0H40A40 40 0 0 1 0 40Z" />
      </svg>
      <p>
        {t('tip.text')} <span className={styles.keys}>{t('tip.keys')}</span>
      </p>
      <ToolButton onClick={close} aria-label={t('tip.close')}>
        <IconX size={20} aria-hidden />
      </ToolButton>
    </aside>
  )
}
