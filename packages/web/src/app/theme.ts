import {
  createTheme,
  localStorageColorSchemeManager,
  type CSSVariablesResolver,
  type MantineColorsTuple,
} from '@mantine/core'
import type { MouseEvent } from 'react'
import { storageKey } from '../lib/storage.ts'

const shades = (...colours: MantineColorsTuple) => colours

const iris = shades(
  '#EFEFFC',
  '#DCDCF6',
  '#B9B9EA',
  '#9393DE',
  '#7474D4',
  '#6060CE',
  '#4B4BB9',
  '#3D3DA3',
  '#323289',
  '#26266B',
)
const leaf = shades(
  '#E6F6ED',
  '#CFEBDB',
  '#A0D6B9',
  '#6EC095',
  '#46AD77',
  '#2C9A63',
  '#1F7A4D',
  '#18663F',
  '#125233',
  '#0B3B25',
)
const coral = shades(
  '#FDEBEE',
  '#F9D3DA',
  '#F1A5B3',
  '#E9758A',
  '#E14F69',
  '#D43C58',
  '#BF3352',
  '#A02742',
  '#821E35',
  '#5F1425',
)
const slate = shades(
  '#F1EFE9',
  '#C9CDD9',
  '#A9AEC0',
  '#7C8298',
  '#363A50',
  '#2C3044',
  '#1F2233',
  '#12131C',
  '#0D0E15',
  '#08090D',
)
const sand = shades(
  '#F8F6F1',
  '#F1EEE6',
  '#E9E4D9',
  '#DDD7C9',
  '#C9C3B4',
  '#A39D8F',
  '#6F6B60',
  '#55524A',
  '#3A3833',
  '#22211E',
)

const controls = ['Button', 'Checkbox', 'NumberInput', 'PasswordInput', 'Switch', 'Textarea', 'TextInput']

const forgetChosen = ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
  currentTarget.value = ''
}

/** NOTE: the list of options scrolls itself; in a part of Mantine's own it would be one that no key reaches. */
const scrollingOptions = {
  withScrollArea: false,
  styles: { options: { maxHeight: 220, overflowY: 'auto' } },
} as const

export const theme = createTheme({
  primaryColor: 'iris',
  primaryShade: { light: 7, dark: 5 },
  colors: { iris, leaf, coral, dark: slate, gray: sand },
  black: '#191B2E',
  white: '#FFFFFF',
  fontFamily: "'Figtree Variable', 'Figtree fallback', system-ui, sans-serif",
  headings: {
    fontFamily: "'Bricolage Grotesque Variable', 'Bricolage fallback', system-ui, sans-serif",
    fontWeight: '660',
    sizes: {
      h1: { fontSize: 'clamp(1.875rem, 1.5rem + 1.2vw, 2.5rem)', lineHeight: '1.1' },
      h2: { fontSize: '1.5rem', lineHeight: '1.2' },
      h3: { fontSize: '1.1875rem', lineHeight: '1.28' },
    },
  },
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1rem', lg: '1.125rem', xl: '1.375rem' },
  lineHeights: { md: '1.55' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2.25rem' },
  radius: { xs: '4px', sm: '8px', md: '12px', lg: '18px', xl: '28px' },
  defaultRadius: 'md',
  shadows: {
    xs: '0 1px 2px rgb(25 27 46 / 0.05)',
    sm: '0 1px 2px rgb(25 27 46 / 0.05), 0 4px 12px -4px rgb(25 27 46 / 0.08)',
    md: '0 2px 4px rgb(25 27 46 / 0.04), 0 14px 32px -12px rgb(25 27 46 / 0.18)',
    lg: '0 30px 60px -20px rgb(25 27 46 / 0.3)',
  },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    ...Object.fromEntries(controls.map((name) => [name, { defaultProps: { size: 'md' } }])),
    // NOTE: the arrow is a picture without a name to whoever hears the page.
    NativeSelect: { defaultProps: { size: 'md', rightSectionProps: { 'aria-hidden': true } } },
    Select: { defaultProps: { size: 'md', ...scrollingOptions } },
    MultiSelect: { defaultProps: { size: 'md', ...scrollingOptions } },
    // NOTE: a label stands right over its field; what explains it, under it.
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    // NOTE: any further below, what opens would leave the upper half of a hint in sight.
    Combobox: { defaultProps: { offset: 3 } },
    // NOTE: a browser says nothing of the file that was chosen last, so choosing it once more would do nothing.
    FileButton: { defaultProps: { inputProps: { onClick: forgetChosen } } },
  },
})

const shared = {
  '--mantine-color-error': 'var(--bad)',
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-2)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-hover': 'var(--surface-2)',
  '--mantine-color-default-border': 'var(--line)',
  '--mantine-color-anchor': 'var(--brand)',
  '--mantine-color-iris-filled': 'var(--brand-fill)',
  '--mantine-color-iris-filled-hover': 'var(--brand-hover)',
  '--mantine-color-iris-text': 'var(--brand)',
  '--mantine-color-iris-outline': 'var(--brand)',
  '--mantine-color-iris-light': 'var(--brand-soft)',
  '--mantine-color-iris-light-color': 'var(--brand)',
  '--mantine-color-iris-light-hover': 'color-mix(in srgb, var(--brand) 8%, var(--brand-soft))',
}

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...shared, '--mantine-color-placeholder': '#6B7183' },
  dark: { ...shared, '--mantine-color-placeholder': '#9298AC' },
})

export const colourScheme = localStorageColorSchemeManager({ key: storageKey('colour-scheme') })
