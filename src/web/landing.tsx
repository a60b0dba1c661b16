import './ui/styles.css'
