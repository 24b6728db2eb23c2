import { calculatorMetadata, renderCalculator, type Props } from '../../render-calculator';

export const generateMetadata = ({ params }: Props) => calculatorMetadata('odds', params);

export default function OddsCalculatorPage({ params }: Props) {
  return renderCalculator('odds', params);
}
