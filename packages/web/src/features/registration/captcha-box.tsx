import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/api/error-text.ts'
import { useSolveCaptcha } from './registration.queries.ts'

type CaptchaBoxProps = {
  /** The solved challenge, or nothing while the box is not ticked. */
  value: string
  error: string | undefined
  onChange: (solved: string) => void
}

/** A box to tick: the browser then does a second's work that would cost a program dearly. */
export function CaptchaBox({ value, error, onChange }: CaptchaBoxProps) {
  const { t } = useTranslation('registration')
  const solve = useSolveCaptcha()
  const problem = useErrorText(solve.error)
  const toggle = (isTicked: boolean) => {
    if (isTicked) solve.mutate(undefined, { onSuccess: onChange })
    else onChange('')
  }
  return (
    <Checkbox
      label={t('captcha.label')}
      description={solve.isPending ? t('captcha.working') : t('captcha.hint')}
      checked={value !== '' || solve.isPending}
      disabled={solve.isPending}
      onChange={(event) => toggle(event.target.checked)}
      error={problem ?? error}
    />
  )
}
