/** What is picked from where no colour is typed yet. */
export const plainColour = '#3d3da3'
export const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text.trim())
