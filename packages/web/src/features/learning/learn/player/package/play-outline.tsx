import { UnstyledButton } from '@mantine/core'
import { lessonStatuses } from '@oktant/contract/kit/statuses.ts'
import type { PackageItem } from '@oktant/contract/learning/package-launch.ts'
import { useTranslation } from 'react-i18next'
import { useLearningWords } from '../../learning-words.ts'
import type { OutlineLine } from '../shell/messages.ts'
import styles from './package.module.css'

type OutlineProps = {
  outline: readonly OutlineLine[]
  items: readonly PackageItem[]
  onOpen: (item: string) => void
}

/** What is in a package, and how far one is with each part of it. */
export function PlayOutline({ outline, items, onOpen }: OutlineProps) {
  const { t } = useTranslation('player')
  const { text } = useLearningWords()
  const nameOf = (id: string) => text(items.find((item) => item.id === id)?.title ?? { en: id, de: id })
  return (
    <nav className={styles['outline']} aria-label={t('package.outline')}>
      <ol>
        {outline.map(({ id, depth, status, isCurrent, canOpen }) => {
          const known = lessonStatuses.find((one) => one === status)
          const words = (
            <>
              <span>{nameOf(id)}</span>
              {known && (
                <small>{t(`package.status.${known === 'not attempted' ? 'notAttempted' : known}`)}</small>
              )}
            </>
          )
          return (
            <li key={id} data-depth={Math.min(depth, 4)}>
              {canOpen ? (
                <UnstyledButton
                  className={styles['line'] ?? ''}
                  aria-current={isCurrent ? 'step' : undefined}
                  onClick={() => onOpen(id)}
                >
                  {words}
                </UnstyledButton>
              ) : (
                <div className={styles['line']} aria-current={isCurrent ? 'step' : undefined}>
                  {words}
                </div>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
