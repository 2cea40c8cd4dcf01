declare module 'virtual:words/screen.*' {
  const words: Record<`screen.${import('../lib/paths.ts').ScreenName}`, string>
  export default words
}

declare module 'virtual:words/screenAbout.*' {
  const words: Record<
    `screenAbout.${import('./administration/areas.ts').AdministrationPlace['name']}`,
    string
  >
  export default words
}
