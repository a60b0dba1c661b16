export const SoundscapesTab = () => <p>Soundscapes</p>
