import RotateCcw from 'lucide-react/icons/rotate-ccw'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { useEffect, useId, useRef, useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { usePictureInput } from '#web/lib/use-picture-input.ts'
import { Button } from '#web/ui/Button.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import type { Crop } from './crop-picture.ts'
import { RangeInput } from '#web/ui/RangeInput.tsx'

type Props = { source: string; onCrop: (crop: Crop) => void; onPick: (file: File) => void; onBack: () => void }

const nearest = 1
const furthest = 4

export function CropView({ source, onCrop, onPick, onBack }: Props) {
  const hint = useId()
  const box = useRef<HTMLDivElement>(null)
  const [position, setPosition] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(nearest)
  const [rotation, setRotation] = useState(0)
  const [isFramed, setIsFramed] = useState(false)
  usePictureInput({ onPick })
  useEffect(() => {
    if (isFramed) box.current?.querySelector<HTMLElement>('[role=application]')?.focus()
  }, [isFramed])
  const rotate = (by: number) => {
    setPosition({ x: 0, y: 0 })
    setRotation((rotation + by + 360) % 360)
  }
  return (
    <div className="grid gap-4">
      <div ref={box} className="relative h-64 overflow-hidden rounded-card bg-deep sm:h-80 short:h-48">
        <Cropper
          image={source}
          crop={position}
          zoom={zoom}
          rotation={rotation}
          aspect={1}
          minZoom={nearest}
          maxZoom={furthest}
          cropShape="round"
          showGrid={false}
          keyboardStep={8}
          disableAutomaticStylesInjection
          cropperProps={{
            role: 'application',
            'aria-label': 'Your picture in its round frame',
            'aria-describedby': hint,
          }}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropAreaChange={(_share, area) => onCrop({ area, rotation })}
          onCropSizeChange={() => setIsFramed(true)}
        />
      </div>
      <Zoom zoom={zoom} onZoom={setZoom} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button variant="plain" size="small" onClick={onBack}>
          Choose another
        </Button>
        <div className="flex gap-1">
          <IconButton label="Rotate left" icon={<RotateCcw className="size-5" />} onClick={() => rotate(-90)} />
          <IconButton label="Rotate right" icon={<RotateCw className="size-5" />} onClick={() => rotate(90)} />
        </div>
      </div>
      <p id={hint} className="text-13 text-ink-soft">
        Drag it, or use the arrow keys. Pinch, scroll or slide to zoom.
      </p>
    </div>
  )
}

function Zoom({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  const id = useId()
  return (
    <div className="flex items-center gap-3">
      <label htmlFor={id} className="text-15 font-semibold">
        Zoom
      </label>
      <RangeInput
        id={id}
        min={nearest}
        max={furthest}
        step={0.1}
        value={zoom}
        aria-valuetext={`${Math.round(zoom * 100)} percent`}
        className="flex-1"
        onChange={onZoom}
      />
    </div>
  )
}
