import { delays } from '@oktant/contract/kit/constants.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fakeServer, showPart } from '../../test/show.tsx'
import { SaveButton } from './save-button.tsx'

test('after a sending the button rests for two seconds, whatever is pressed meanwhile', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const sent = vi.fn<() => void>()
  let tell: (isBusy: boolean) => void = () => undefined
  function Sending() {
    const [isBusy, setBusy] = useState(false)
    tell = setBusy
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          sent()
        }}
      >
        <SaveButton isBusy={isBusy}>Speichern</SaveButton>
      </form>
    )
  }
  showPart(<Sending />, { server: fakeServer() })
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Speichern' }))
  press()
  expect(sent).toHaveBeenCalledTimes(1)
  act(() => tell(true))
  act(() => tell(false))
  press()
  expect(sent).toHaveBeenCalledTimes(1)
  act(() => vi.advanceTimersByTime(delays.saveButtonMs))
  press()
  expect(sent).toHaveBeenCalledTimes(2)
})
