import { NativeSelect } from '@mantine/core'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showPart } from '../test/show.tsx'

test('the arrow of a choice is nothing that is read out', () => {
  const { container } = showPart(<NativeSelect label="Format" data={['Hoch', 'Quer']} />, {
    server: fakeServer(),
  })
  screen.getByRole('combobox', { name: 'Format' })
  expect(container.querySelector('svg')?.closest('[aria-hidden="true"]')).not.toBeNull()
})
