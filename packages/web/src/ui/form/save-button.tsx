import { Button, type ButtonProps } from '@mantine/core'
import { delays } from '@oktant/contract/kit/constants.ts'
import { useEffect, useState, type ComponentProps } from 'react'

type SaveButtonProps = ButtonProps & Omit<ComponentProps<'button'>, keyof ButtonProps> & { isBusy: boolean }

/** Sends a form; after a sending it rests, so that an impatient second press saves nothing twice (spec 1 §9). */
export function SaveButton({ isBusy, onClick, ...rest }: SaveButtonProps) {
  const [isResting, setResting] = useState(false)
  useEffect(() => {
    if (!isBusy) return
    setResting(true)
  }, [isBusy])
  useEffect(() => {
    if (!isResting) return
    const timer = setTimeout(() => setResting(false), delays.saveButtonMs)
    return () => clearTimeout(timer)
  }, [isResting])
  return (
    <Button
      type="submit"
      loading={isBusy}
      // NOTE: not `disabled`, which would take the focus away from under the keyboard.
      aria-disabled={isResting}
      data-disabled={isResting || undefined}
      onClick={(event) => {
        if (isResting) event.preventDefault()
        else onClick?.(event)
      }}
      {...rest}
    />
  )
}
