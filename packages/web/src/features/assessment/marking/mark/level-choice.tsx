import { Group, Radio } from '@mantine/core'
import { type MarkerLevel, markerLevels } from '@oktant/contract/assessment/attempts/attempts.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useMessage } from '../../../../lib/words/said/message.ts'

/** The key that chooses each. */
export const levelKeys: Record<MarkerLevel, string> = { LEVEL_ONE: '1', LEVEL_TWO: '2', NONE: '0' }

type LevelChoiceProps = { level: MarkerLevel | null; onChoose: (level: MarkerLevel | null) => void }

/** What somebody can do, chosen with its own figure or as any radio button. */
export function LevelChoice({ level, onChoose }: LevelChoiceProps) {
  const { t } = useTranslation('marking')
  const message = useMessage()
  const labelOf = (one: MarkerLevel) =>
    one === 'NONE' ? t('level.none') : message(messages[`assessment.level.${one}`])
  function chooseByKey({ key, currentTarget, ctrlKey, altKey, metaKey }: KeyboardEvent<HTMLElement>) {
    const chosen = markerLevels.find((one) => levelKeys[one] === key)
    if (!chosen || ctrlKey || altKey || metaKey) return
    onChoose(chosen)
    currentTarget.querySelector<HTMLInputElement>(`[value="${chosen}"]`)?.focus()
  }
  return (
    <Radio.Group
      label={t('whole.level')}
      value={level}
      onChange={(value) => onChoose(markerLevels.find((one) => one === value) ?? null)}
      onKeyDown={chooseByKey}
    >
      <Group mt={8} gap="lg">
        {markerLevels.map((one) => (
          <Radio key={one} data-level value={one} label={labelOf(one)} />
        ))}
      </Group>
    </Radio.Group>
  )
}
