import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** A password that one may look at while typing it. */
export function PasswordField(props: PasswordInputProps) {
  const { t } = useTranslation('common')
  const [isVisible, setVisible] = useState(false)
  return (
    <PasswordInput
      size="md"
      // NOTE: the part marks its frame alone, not the input.
      aria-invalid={props.error ? true : undefined}
      visible={isVisible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{
        'aria-label': t(isVisible ? 'password.hide' : 'password.show'),
        tabIndex: 0,
      }}
      {...props}
    />
  )
}
